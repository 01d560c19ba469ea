### What is said while a score is walked through: comes with it.

so-far = So far
no-lines = Nobody scores here.
step-back = Back
step-next = Next: { $step }
to-ranking = To the ranking
step-of = Step { $number } of { $total }
print = Print
line-by-line = Line by line
