### What is said while a score is walked through: comes with it.

so-far = So far
no-lines = Nobody scores here.
step-back = Back
step-next = Next: { $step }
to-ranking = To the ranking
step-of = Step { $number } of { $total }
print = Print
line-by-line = Line by line
nobody-too-low = Nobody scores here: a 1-floor House does not count (SL-R6).
nobody-no-house = Nobody scores here: no House stands here (SL-5.7).
