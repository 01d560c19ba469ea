### The settings: come with their panel.

light = Light
light-day = Day
light-dusk = Dusk
light-system = Same as the device
language-en = English
language-fr = Français
pace = Speed of others’ moves
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-at-once = At once
cardboard-mode = Cardboard mode
cardboard-about = No lit spaces, previews, gains, forecasts or hints. Refusals still say why, and you can still take moves back.
sounds = Sounds
sounds-about = Your turn, a move, a refusal, the end.
notices = Call me when it is my turn
notices-about = A system notification, only while you are on another page.
notices-refused = The browser does not allow it. You can change that in its settings for this page.
