# What the referee says, in English.
#
# Arguments
#   Bids are values, shown by BID($bid): "eight fives", "one paco".
#     QUANTITY($bid) is its number alone ("eight", agreeing with the face), FACE($bid) its
#     face alone, in the form it has after that number ("fives", "five" after one).
#   BIDS($bids): a list joined by "or": "nine fives, eight sixes or four pacos".
#   NUM($n): a whole number spelled out: "eight".
#   FACES($faces): a list of faces joined by "and": "fives and pacos".
#   FACES(1): the ones, "pacos", or "ones" by rules where they are never wild.
#   NAMES($players): a list of players joined by "and".
#   Every function takes case: and gender: where a language needs them.
#   Players are names as the table says them, in their basic form and of unknown gender.
#   Plain numbers select plural forms: { $dice -> [one] die *[other] dice }.
# Several messages may be said in one breath, so each is a whole short sentence, except the
# "name-" messages, which are pieces put into a question.
# A message marked "hidden" must never say or imply how many dice anybody has.

## Set-up

# First words of a session that is set up by voice. No arguments.
greeting = Welcome to Perudo.

# After the greeting: the table file cannot be read. No arguments.
last-table-damaged = I cannot read the last table: its file is damaged. We set up a new one.

# The same, where a newer version of the program wrote it. No arguments.
last-table-newer = I cannot read the last table: a newer version of the program saved it. We set up a new one.

# Asked to go on with a game that was stopped, before the question of the set-up. No arguments.
game-stopped = To go on with a game that was stopped, start me with: resume. Here we set up a new one.

# "The same as last time", and there was none. No arguments.
no-last-table = I do not know of a last time.

# Asks for the table's language. No arguments.
ask-language = Which language shall we play in?

# After ask-language, once in each language: what to say for this one. No arguments.
language-offer = To play in English, say: English.

# The language was chosen; said in the new language. No arguments.
language-set = We are playing in English.

# The language asked for is not there. No arguments.
language-unknown = I do not speak that language.

# Which languages there are. No arguments.
languages-known = I speak English, French, Polish, Russian and Spanish.

# Asks for the number of players. No arguments.
ask-player-count = How many players?

# After ask-player-count, if there was a last time. $players: who played then.
or-same-table = Or say: same as last time, to play with { NAMES($players) }.

# The number of players cannot be. $least and $most: allowed numbers (2 and 6).
player-count-refused = It takes { NUM($least) } to { NUM($most) } players. How many of you are there?

# The number is taken; asks for the first name. $count: players.
ask-first-player =
    { NUM($count) } { $count ->
        [one] player
       *[other] players
    }. A colour or a name for each, going clockwise. Who is first?

# Names are taken; asks for the next seat. $players: the names just heard.
ask-next-player = { NAMES($players) }. Who is next, on the left?

# The name is already at the table. $player: the name.
name-taken = { $player } is taken. Another name?

# Words typed where a name is asked for that are hardly one. $typed; $player: the same as a name.
name-unlikely = { $typed }? If that is a name, write it with capital letters: { $player }.

# A typed name that would mean something else in the game, such as "liar". $player.
name-means-else = { $player } means something else in the game. Another name?

# Somebody is named "me": asked for his name, before the question for the next. No arguments.
ask-own-name = Say your own name, or a colour.

# More names than seats. $count: the number of players.
too-many-names = That is too many: there are only { NUM($count) } of you.

# A change is asked for before anybody has been named. $player: the name heard.
nobody-yet = { $player }? Nobody has been named yet.

# A player's own language, also read back. $player; $language: its code.
player-speaks =
    { $player } speaks { $language ->
        [en] English
        [es] Spanish
        [fr] French
        [pl] Polish
        [ru] Russian
       *[other] { $language }
    }.

# Proposes the rules. $preset: id of the preset proposed.
ask-preset =
    Shall we play { $preset ->
        [asmodee-bga] the French rules
        [bga-free] the free rules
        [polish-classic] the classic Polish rules
        [russian-dudo] the Russian rules
        [liars-dice] Liar's Dice
       *[other] { $preset }
    }? Say yes, or name other rules.

# Asked how a preset is played: before house-rule, once for each of its rules. $preset.
explain-preset =
    These are { $preset ->
        [asmodee-bga] the French rules
        [bga-free] the free rules
        [polish-classic] the classic Polish rules
        [russian-dudo] the Russian rules
        [liars-dice] the rules of Liar's Dice
       *[other] { $preset }
    }.

# The rules named are not there. No arguments.
preset-unknown = I do not know those rules. Which rules shall we play?

# Asks for another preset after "no". No arguments.
ask-other-preset = Which rules, then: French rules, free rules, Polish rules, Russian rules or Liar's Dice?

# Read back before the game starts, one sentence each: the seats. $players: in seating order.
setup-players = { NAMES($players) }, clockwise.

# Read back: the rules. $preset: id; $changed: how many of its options are changed, 0 where the
# house rules that follow tell all of them.
setup-rules =
    With { $preset ->
        [asmodee-bga] the French rules
        [bga-free] the free rules
        [polish-classic] the classic Polish rules
        [russian-dudo] the Russian rules
        [liars-dice] Liar's Dice rules
       *[other] { $preset }
    }{ $changed ->
        [0] {""}
        [one] , with one change
       *[other] , with { NUM($changed) } changes
    }.

# A rule that was changed, when it is changed and when everything is read back. rule: what is
# played now.
house-rule =
    { $rule ->
        [calza] With Calza.
        [no_calza] Without Calza.
        [palifico] With Palifico.
        [no_palifico] Without Palifico.
        [wild] Ones are wild.
        [not_wild] Ones are not wild.
        [shown] Everybody may know how many dice are left.
        [hidden] Lost dice are secret.
        [any_face] Whoever raises the number may change the face.
        [one_thing] You raise the number or the face, not both.
       *[other] { $rule }
    }

# Read back: who starts. $player.
setup-starter = { $player } starts.

# Read back: how the starter is found. $way: "random", "roll_off" or "named".
setup-opening =
    { $way ->
        [roll_off] The highest roll starts.
        [named] You will say who starts.
       *[random] Who starts is drawn by lot.
    }

# After all has been read back. No arguments.
ask-setup-right = Is that right?

# Something was said of the table with a name that is not known: nothing is changed. No arguments.
name-not-known = There is a name I do not know. Say another name, or a cup colour, for example: not blue, green.

# Only some of what was said of the table means something: nothing is changed. No arguments.
understood-partly = I did not understand all of that. Please say one thing at a time.

# What was read back is not right. No arguments.
ask-which-change = What should I change? Say for example: four players. Or: not blue, green. Or: Polish rules. Or: without Calza.

# The set-up was rejected: from the beginning. No arguments.
setup-again = Then let's start again. How many players?

# Who starts is decided by rolling. No arguments.
ask-starter-roll-off = Everybody rolls one die. Who has the highest? If it is a tie, roll again.

# Who starts is simply asked. No arguments.
ask-starter = Who starts?

# Somebody answered "me", or told a roll without a name. No arguments.
ask-starter-name = Which player? Say the name or the colour.

# One player's roll for the start is noted. $player; $number; $next: who is asked now.
roll-noted = { $player }, { NUM($number) }. { $next }?

# Asks for the roll of the next player. $player.
roll-next = And { $player }?

# A roll told in one breath with others, or the one that settles it. $player; $number.
roll-told = { $player }, { NUM($number) }.

# These players rolled the same and roll again. $players.
roll-again = A tie: { NAMES($players) } roll again. Who has the highest?

# The highest are equal, whoever they are. No arguments.
roll-tie = A tie: the highest roll again. Who has the highest now?

# A roll above six, or zero. $player: whose.
roll-impossible = { $player }: a die shows one to six.

# The roll of somebody who is not in the tie. $players: who rolls again.
roll-only = Only { NAMES($players) } roll again.

# The name heard is not at the table. $player: the name; $players: who is.
unknown-player = { $player }? Nobody here has that name. We have { NAMES($players) }.

## Rounds

# The game begins. $player: who opens.
game-start = { $player } starts. Everybody rolls.

# A new round begins. $player: who opens.
round-start = Everybody rolls. { $player } starts.

# A one-die round begins, after round-start. $player: who opens.
palifico = Palifico for { $player }!

# What pacos are worth in this Palifico. $wild: "yes" or "no".
palifico-pacos =
    { $wild ->
        [yes] Pacos stay wild.
       *[no] Pacos are not wild.
    }

# Who may change the face in this Palifico. $who: "nobody", "one_die_players", "former_palifico".
palifico-face =
    { $who ->
        [one_die_players] Only players with one die may change the face.
        [former_palifico] Only players who have been Palifico may change the face.
       *[nobody] The face stays the same.
    }

# Whose turn it is, to open or to answer a bid. $player.
turn = { $player } to play.

# A round in which nobody has bid yet. $player: who opens.
turn-to-open = No bid yet. { $player } opens.

# The bid to beat. $bid; $bidder: who made it; $player: whose turn it is.
current-bid = { BID($bid) }, by { $bidder }. { $player } to play.

# The bid whose dice are being counted: nobody is on turn. $bid; $bidder.
standing-bid = { BID($bid) }, by { $bidder }.

## Bids

# A bid is accepted: echoed, and the next player named. $bid; $player: who is next.
bid = { BID($bid) }. { $player }.

# The last bid is replaced. $bid: the new one; $player: who is next.
bid-corrected = Corrected: { BID($bid) }. { $player }.

# A correction that cannot be: the old bid stays. $bid: the bid that stands; $bidder.
correction-refused = The bid stays { BID($bid) }, by { $bidder }.

# A correction with no bid to correct. No arguments.
nothing-to-correct = There is no bid to correct.

# A bid in another language than that of whoever is on turn. $player: who is; $language: his.
bid-language =
    { $player } to play: in { $language ->
        [en] English
        [es] Spanish
        [fr] French
        [pl] Polish
        [ru] Russian
       *[other] { $language }
    }, please.

# Refusals of a bid, one per reason; least-legal follows. $bid: what was heard.
refused-not-higher = { BID($bid) } is not higher.
refused-too-few-pacos = { BID($bid) } is not enough: half, rounded up.
refused-too-few-after-pacos = { BID($bid) } is not enough: twice the { FACES(1) } plus one.
refused-face-locked = { BID($bid) }? No, in Palifico the face stays.
refused-change-one-thing-only = { BID($bid) }? No, raise the number or the face, not both.
refused-no-opening-on-pacos = { BID($bid) }? No, you cannot open on { FACES(1) }.
refused-above-dice-in-play = { BID($bid) }? No, that is too many.
refused-no-bid = There is no bid yet.
refused-not-your-turn = It is not your turn.
refused-own-bid = You cannot challenge your own bid.
refused-eliminated = That player is out of the game.
refused-challenge-open = First we count.
refused-calza-not-played = No Calza under these rules.
refused-calza-not-in-palifico = No Calza in a Palifico round.
refused-calza-not-with-two-players = No Calza with two players left.
refused-calza-needs-lost-die = Only a player who has lost a die may call Calza.
refused-other = That is not possible now.

# Another face in Palifico where some may change it; palifico-face follows. $bid.
refused-no = { BID($bid) }? No.

# After a refused bid: the least that would do. $bids: one to six bids.
least-legal = You need at least { BIDS($bids) }.

# After a refused bid, or asked what may be bid, when no bid is left. No arguments.
no-higher-bid = No higher bid is possible: call Dudo.

# Whether a bid may be made, asked before or after. $bid: one that may.
bid-allowed = { BID($bid) }: yes, that is allowed.

# A number so high that it may be a mishearing, said in the same words whether lost dice are
# hidden or not (hidden). $bid.
confirm-bid = { BID($bid) }: is that right?

# What is rather another bid of whoever has just bid than a bid of the next player.
# $bidder (the player who has bid), $bid (the new one).
confirm-changed-bid = Does { $bidder } change the bid to { BID($bid) }?

# A half bid: the number without a face. $quantity.
ask-face = { NUM($quantity) } what?

# A half bid: the face without a number. $faces: one face.
ask-quantity = How many { FACES($faces) }?

## Two readings

# Two bids that differ in both number and face. $first, $second: bids.
choose-bid = { BID($first) } or { BID($second) }?

# Only the number is doubtful. $first, $second: bids of the same face.
choose-quantity = { QUANTITY($first) } or { BID($second) }?

# Only the face is doubtful. $first, $second: bids of the same number.
choose-face = { BID($first) } or { FACE($second) }?

# What was heard is half a bid or a whole one ("twenty-five"). $quantity: of the half; $bid: the whole.
choose-half = { NUM($quantity) } what, or { BID($bid) }?

# Two counts are close. $first, $second: numbers of dice.
choose-count = { NUM($first) } or { NUM($second) }?

# Two names are close. $first, $second: players.
choose-player = { $first } or { $second }?

# Two different things. $first, $second: each one of the name- messages below.
choose-two = { $first } or { $second }?

# Pieces of choose-two, in the form they have in that question. name-bid: $bid; name-count:
# $count; name-player: $player; others: no arguments.
name-bid = { BID($bid) }
name-count = a count of { NUM($count) }
name-player = { $player }
name-dudo = Dudo
name-calza = Calza
name-undo = undo
name-new-game = a new game
name-quit = quit
name-pause = pause
name-other = something else

## Dudo and Calza

# A challenge that may have been misheard: asked before cups are lifted. No arguments.
confirm-dudo = Dudo, really?
confirm-calza = Calza, really?

# What was said names whoever has bid, who cannot doubt his own bid. $bidder; $player: who may.
confirm-dudo-of = { $bidder } made that bid. Does { $player } doubt it?

# Somebody called out of turn without a name. No arguments.
ask-caller-dudo = Dudo: who calls, or nobody?
ask-caller-calza = Calza: who calls, or nobody?

# Dudo is called. $caller; $bid.
dudo-called = Dudo! { $caller } doubts { BID($bid) }. Cups up.

# Calza is called. $caller; $bid.
calza-called = Calza! { $caller } says exactly { BID($bid) }. Cups up.

# Which dice to count: the bid's face and the wild pacos. $faces: both, pacos last.
count-with-pacos = Count { FACES($faces) }.

# Which dice to count: a bid on pacos, or on a face when pacos are ordinary ones. $faces: one.
count-only = Count only { FACES($faces) }.

# Which dice to count: pacos are not wild. $faces: one.
count-without-pacos = Count only { FACES($faces) }, no pacos.

# Dice are being counted aloud, one after the other, and it is not known whether there are more;
# the number said again settles it. $count: how far they have been counted.
ask-counted-aloud = { NUM($count) } in all? Then say it again.

# Dice of one of two faces were told; asks for the other. $bid: number and face told; $faces: one.
count-one-face = { BID($bid) }. And { FACES($faces) }?

# The same where none of the first were told. $faces: one.
count-other-face = And { FACES($faces) }?

# The same of one player's dice. $player; $bid: number and face told; $faces: one.
count-one-face-of = { $player }, { BID($bid) }. And { FACES($faces) }?

# The same where he has none of the first. $player; $faces: one.
count-other-face-of = { $player }, and { FACES($faces) }?

# One player's count is noted, others are missing. $player; $count; $next: who is asked now.
count-noted = { $player }, { $count ->
    [0] none
   *[other] { NUM($count) }
}. { $next }?

# Several counts told in one breath are read back. $player; $count.
count-told = { $player }, { $count ->
    [0] none
   *[other] { NUM($count) }
}.

# The total is above the dice in play, when dice are shown. $dice: in play.
count-above-dice =
    There { $dice ->
        [one] is only one die
       *[other] are only { NUM($dice) } dice
    } on the table. Count again.

# The same (hidden). No arguments.
count-too-high = There are not that many dice. Count again.

# A player's count is above his own dice, when dice are shown. $player; $dice: his dice.
count-above-player-dice =
    { $player } has only { $dice ->
        [one] one die
       *[other] { NUM($dice) } dice
    }. Again, please.

# The same (hidden). $player.
count-too-high-player = { $player } cannot have that many. Again, please.

# A count that was to be put right cannot be. No arguments.
recount-again = Say no, and then the number.

# One player's count is to be put right, where only a total was told. $count: the total.
recount-total = I only know the total, { NUM($count) }. Say no, and then the new total.

# The count told last was taken back. $player: whose it was.
count-open-again = { $player } again: how many?

# Some counts are missing. $players: who has not counted.
count-missing = Still to count: { NAMES($players) }.

# Somebody who is out counted. $player.
count-player-out = { $player } has no dice.

## Settlement

# Dudo was wrong: enough dice. $count: counted; $bid.
dudo-held =
    { $count ->
        [one] There is one
       *[other] There are { NUM($count) }
    }: the bid of { BID($bid) } holds.

# Dudo was right: too few dice. $count: counted, may be 0; $bid.
dudo-failed =
    { $count ->
        [0] There are none
       *[other] Only { NUM($count) }
    }: the bid of { BID($bid) } fails.

# Calza was right. $count.
calza-exact = Exactly { NUM($count) }: well called.

# Calza was wrong. $count: counted, may be 0.
calza-missed =
    { $count ->
        [0] There are none
        [one] There is one
       *[other] There are { NUM($count) }
    }: not exact.

# The loser of a challenge. $player.
loses-die = { $player } loses a die and puts it away.

# The winner of a Calza. $player.
gains-die = { $player } takes a die back.

# A right Calza by a player who has lost nothing, when dice are shown. $player; $dice: all his dice.
keeps-all-dice =
    { $player } already has { $dice ->
        [one] one die
       *[other] { NUM($dice) } dice
    }.

# Where lost dice are hidden, after any right Calza. $player.
gains-die-if-lost = { $player } takes a die back, if one is lost.

# After a die is lost, when dice are shown. $dice: how many are left.
dice-left =
    { $dice ->
        [one] One die left.
       *[other] { NUM($dice) } dice left.
    }

# After a die is won back, when dice are shown. $dice: how many now.
dice-now =
    { $dice ->
        [one] One die now.
       *[other] { NUM($dice) } dice now.
    }

# A player has lost the last die. $player.
eliminated = { $player } is out.

# The loser chooses which way the game goes. $player.
ask-direction = { $player }, to the left or to the right?

# The direction is chosen. $direction: "clockwise" (to the left) or "counterclockwise".
direction-chosen =
    { $direction ->
        [counterclockwise] To the right.
       *[clockwise] To the left.
    }

# "No, to the right", after the first bid of a round. $direction: as in direction-chosen.
direction-stays =
    The first bid has been made: this round goes { $direction ->
        [counterclockwise] to the right
       *[clockwise] to the left
    }.

# The game is won. $player.
winner = { $player } wins! Well played.

# After a game, other players or other rules are wished for. No arguments.
same-table-only = A new game has the same players and rules. For others, say quit, and start me again.

# After the end, what now. No arguments.
ask-new-game = A new game, or quit?

## Undo

# A doubtful "undo". No arguments.
confirm-undo = Undo the last move?

# The same of a challenge, with all that was counted. No arguments.
confirm-undo-challenge = Take the challenge back?

# Something was taken back; the position follows (current-bid or turn-to-open). No arguments.
undone = Undone.

# An open challenge is withdrawn. No arguments.
challenge-withdrawn = Withdrawn: cups down.

# Taking back a settled challenge: the die comes back, or goes away again. $player.
undo-gives-die = { $player } takes the die back.
undo-takes-die = { $player } puts the die away again.

# The same where lost dice are hidden, and it is not told whether there was one.
# $player (name).
undo-takes-die-if-gained = { $player } puts the die away again, if one was taken back.

# There is nothing to undo. No arguments.
nothing-to-undo = There is nothing to undo.

# Dudo or Calza is to be taken back, and there is none. No arguments.
no-challenge = There is no challenge to take back.

# A count or a challenge is to be put right, and something else was done since. No arguments.
undo-first = First undo what came after that, then say it again.

## Questions

# How many dice, one sentence per player, when dice are shown. $player; $dice.
dice-of =
    { $player }: { $dice ->
        [one] one die
       *[other] { NUM($dice) } dice
    }.

# How many dice, asked before the game begins: no secret yet. $count: those each player starts with.
dice-each =
    { NUM($count) } { $count ->
        [one] die
       *[other] dice
    } each.

# After the list, when dice are shown. $dice: all dice in play.
dice-in-all = { NUM($dice) } in all.

# How many dice (hidden); still-in follows. No arguments.
dice-hidden = Lost dice are secret under these rules.

# Names of those still in (hidden). $players.
still-in = Still in: { NAMES($players) }.

# What may be bid, when a bid stands. $bids: one to six bids.
legal-bids = At least { BIDS($bids) }.

# What may be bid, at the opening. No arguments.
legal-opening = Any bid, except on { FACES(1) }.
legal-opening-any = Any bid, { FACES(1) } included.

# A bid of more dice than any table has; legal-bids or legal-opening follows. No arguments.
no-such-number = There are not that many dice.

# A bid of sevens and the like; legal-bids or legal-opening follows. No arguments.
no-such-face = A die shows one to six.

# “What is a paco?” $wild: “yes” if it counts as any face now.
what-paco =
    { $wild ->
        [yes] A paco is a one: it counts as any face.
       *[no] A paco is a one. Here it counts only as a one.
    }

# “What is Dudo?” No arguments.
what-dudo = Dudo doubts the bid: cups up, and whoever was wrong loses a die.

# “What is Calza?” $played: “yes” or “no”.
what-calza =
    { $played ->
        [yes] Calza says that the bid is exact: if so, you win a die back, if not, you lose one.
       *[no] Calza is not played under these rules.
    }

# “What is Palifico?” $played: “yes” or “no”.
what-palifico =
    { $played ->
        [yes] Palifico is a round opened by a player with a single die: the face of the first bid stays.
       *[no] Palifico is not played under these rules.
    }

# After the legal bids, what else may be called. No arguments.
or-dudo = Or Dudo.
or-dudo-calza = Or Dudo, or Calza.

# Why the last die was lost or won. $caller; $bid; $bidder; $count: counted.
why-dudo-held =
    { $bidder } bid { BID($bid) }, { $caller } called Dudo. { $count ->
        [one] There was one
       *[other] There were { NUM($count) }
    }, so { $caller } lost a die.
why-dudo-failed =
    { $bidder } bid { BID($bid) }, { $caller } called Dudo. { $count ->
        [0] There were none
        [one] There was only one
       *[other] There were only { NUM($count) }
    }, so { $bidder } lost a die.
why-calza-exact = { $caller } said exactly { BID($bid) }, and there { $count ->
    [one] was one
   *[other] were { NUM($count) }
}.
why-calza-missed =
    { $caller } said exactly { BID($bid) }. { $count ->
        [0] There were none
        [one] There was one
       *[other] There were { NUM($count) }
    }, so { $caller } lost a die.

# Nothing to explain yet. No arguments.
why-nothing = Nothing has been decided yet.

# Why the last bid was refused: the rule behind the reason; least-legal follows. No arguments.
why-not-higher = A new bid needs more dice, or a higher face with as many dice.
why-too-few-pacos = To go to { FACES(1) } you need at least half the dice, rounded up.
why-too-few-after-pacos = To leave { FACES(1) } you need twice as many dice plus one.
why-face-locked = In a Palifico round only the number may go up.
why-change-one-thing-only = Under these rules, when the number goes up the face stays the same.
why-no-opening-on-pacos = Only a Palifico round may open on { FACES(1) }.
why-above-dice-in-play = Under these rules a bid cannot be higher than the dice on the table.
why-no-bid = You can only challenge a bid, and there is none yet.
why-not-your-turn = Only the player whose turn it is may do that.
why-own-bid = Nobody may challenge their own bid.
why-eliminated = A player with no dice is out of the game.
why-calza-not-played = These rules are played without Calza.
why-calza-not-in-palifico = Under these rules a Palifico round has no Calza.
why-calza-not-with-two-players = Under these rules Calza needs at least three players.
why-calza-needs-lost-die = Under these rules Calza is for players who have lost a die.
why-other = The rules do not allow it now.

## Going on

# Paused: only resume, help and quit are heard. No arguments.
paused = Paused. Say resume to go on.

# Play goes on; the position follows. No arguments.
resumed = On we go.

# A saved game goes on; the position follows. No arguments.
game-resumed = We carry on where we left off.

# Asked before the game is lost. No arguments.
confirm-new-game = Start a new game?
confirm-quit = Stop the game?

# "No" to a question: nothing has changed; the position follows. No arguments.
never-mind = All right.

# The same players start again. No arguments.
new-game = A new game.

# Last words. No arguments.
goodbye = Goodbye.

# Asks to hear it again, first time. No arguments.
say-again = Say it again, please.

# Second time: how to say it. No arguments.
rephrase-bid = Please say the number, then the face, for example: eight fives.
rephrase-yes-no = Please say: correct, or: cancel.
rephrase-count = Please say only the number of dice.
rephrase-player = Please say only the name or colour of the player.
rephrase-choice = Please say: first, or: second.
rephrase-setup = Please say it another way, or say: help.

# After that: how to go on without the microphone. No arguments.
by-hand = I do not understand. Please type it, or have somebody else say it.

# While somebody plays by voice, what is wrong with the microphone. No arguments.
# For five seconds it has given digital silence.
microphone-mute = I hear nothing at all: is the microphone muted?
# It has been unplugged, or the system has taken it away.
microphone-gone = The microphone is gone. Please plug it in again.
# It is there again.
microphone-back = I can hear again.

# First words of a session whose speech model lacks a word of the game. $word: that word;
# $instead: what to say for it.
say-instead = With this speech model, say “{ $instead }” rather than “{ $word }”.

# Once, before a game or as it goes on: a player whose name the speech model lacks.
# $player; $instead: the cup colour by which it knows him as well.
name-unheard = I do not recognise the name { $player }: say “{ $instead }” instead.

# After the short help where there is more: how to hear that. No arguments.
help-or-more = For the rest, say: more help.

## Help: what can be said now, one message per state; no arguments

help-setup-count = Say how many you are, from two to six, or name all the players, for example: blue, green, red.
help-setup-players = Say a player's colour or name. Say undo to take the last one back.
help-setup-rules = Say yes, or name other rules. To hear them all, say: which rules. To hear how some are played, say: what are the Polish rules.
help-setup-check = Say yes to begin. Or say what to change, for example: not blue, green.
help-setup-more = You can also say: four players. Not blue, green. Swap blue and green. Without blue. Red too. The other way round. Without Calza. Green speaks Polish. Green starts. Draw lots. Same as last time. Repeat, start over, pause or quit.
help-bidding = Say a bid, for example eight fives.
help-bidding-more = You can also say: undo, repeat, whose turn, how many dice, what may I bid, why, silence, pause, new game or quit. To correct the last bid, say: no, seven fives.
help-confirming = Say correct, or cancel. Or say again what you said.
help-choosing = Say first, second, or the whole bid.
help-half = Say the missing half, or the whole bid.
help-caller = Say the name or colour of the player who calls, or cancel.
help-question-more = You can also say: repeat, undo, new game or quit.
help-counting = Say the total, or each player's count, for example: blue two, green three. Say undo to take back the last count, or the challenge.
help-counting-more = You can also say: repeat, what's the bid, how many dice, why, pause, new game or quit.
help-starter = Say the name or colour of the player who starts.
help-roll-off = Say who has the highest, or each player's roll: blue five, green three. Or say: a tie.
help-starter-more = You can also say: draw lots, undo, repeat, pause, new game or quit.
help-direction = Say left or right.
help-paused = Say resume to go on. Or say undo, new game or quit.
help-over = Say new game, or quit. Say undo to take the last challenge back.
help-over-more = To correct the last count, say: no, two. You can also say: why, how many dice, repeat.
