/**
 * Well-known phrases long enough for a password: sayings, songs, films, books, speeches, mnemonics and texts often
 * typed into password fields. A dictionary counts their words as unrelated, so an attacker who tries phrases finds them
 * far sooner.
 */
export const PUBLISHED_PHRASES: readonly string[] = `
a bird in the hand is worth two in the bush
a long time ago in a galaxy far far away
a penny saved is a penny earned
a picture is worth a thousand words
a rose by any other name
a stitch in time saves nine
a thing of beauty is a joy forever
absence makes the heart grow fonder
ace of spades
actions speak louder than words
alea iacta est
all animals are equal
all for one and one for all
all happy families are alike
all is well that ends well
all quiet on the western front
all that glitters is not gold
all the worlds a stage
all work and no play makes jack a dull boy
all you need is love
all your base are belong to us
allons enfants de la patrie
an apple a day keeps the doctor away
another brick in the wall
any port in a storm
ask not what your country can do for you
baa baa black sheep
back to the future
battery staple
beam me up scotty
beauty is in the eye of the beholder
better late than never
better safe than sorry
better the devil you know
birds of a feather flock together
blood is thicker than water
blowing in the wind
bohemian rhapsody
born to be wild
bridge over troubled water
call me ishmael
carpe diem
change me please
cleanliness is next to godliness
close encounters of the third kind
cogito ergo sum
comfortably numb
correct horse battery
curiosity killed the cat
dancing queen
deadbeef
dont count your chickens
dont panic
dont stop believing
dont worry be happy
early bird catches the worm
easy come easy go
elementary my dear watson
elvis has left the building
enter sandman
et tu brute
every breath you take
every cloud has a silver lining
every good boy deserves favour
every good boy does fine
fly me to the moon
for whom the bell tolls
fortune favors the bold
forty two is the answer
four score and seven years ago
frankly my dear i dont give a damn
freedom is slavery
game of thrones
give me liberty or give me death
go ahead make my day
god bless america
god save the king
god save the queen
gone with the wind
good things come to those who wait
great expectations
hail mary full of grace
hakuna matata
happy birthday to you
happy new year
harry potter
hasta la vista baby
hello darkness my old friend
hello my name is
hello world
here comes the sun
heres looking at you kid
hey diddle diddle
hickory dickory dock
highway to hell
home is where the heart is
home sweet home
honesty is the best policy
hope springs eternal
hotel california
houston we have a problem
humpty dumpty sat on a wall
i am your father
i came i saw i conquered
i forgot my password
i hate passwords
i have a dream
i know what you did last summer
i love you
i think therefore i am
i want to hold your hand
ich bin ein berliner
if it aint broke dont fix it
ill be back
in god we trust
in the beginning god created the heavens and the earth
in the beginning was the word
in vino veritas
it is a truth universally acknowledged
it was a bright cold day in april
it was a dark and stormy night
it was the best of times
jack and jill went up the hill
jingle bells
jolly good fellow
just do it
keep calm and carry on
killing me softly
kilroy was here
knock on wood
knockin on heavens door
knowledge is power
la vie en rose
less is more
let it be
let it go
let me in
let sleeping dogs lie
let there be light
liberte egalite fraternite
life is like a box of chocolates
lightning never strikes twice
like a rolling stone
live and let die
live long and prosper
london bridge is falling down
look before you leap
lord of the rings
lorem ipsum
lorem ipsum dolor sit amet
love is all you need
lucy in the sky with diamonds
make america great again
make love not war
mamma mia
many hands make light work
mary had a little lamb
may the force be with you
memento mori
merry christmas
mind over matter
mission impossible
money doesnt grow on trees
mot de passe
mother of dragons
my favorite things
my heart will go on
my precious
my secret password
my very educated mother just served us
never gonna give you up
never say never
no news is good news
no pain no gain
no place like home
nobody expects the spanish inquisition
nothing ventured nothing gained
now is the time for all good men
now is the winter of our discontent
o captain my captain
o say can you see
of mice and men
old macdonald had a farm
once upon a time
one fish two fish red fish blue fish
one flew over the cuckoos nest
one for the money two for the show
one ring to rule them all
one small step for man
open sesame
open the pod bay doors
our father who art in heaven
out of sight out of mind
over the hills and far away
over the rainbow
pack my box with five dozen liquor jugs
patience is a virtue
peace on earth
per aspera ad astra
practice makes perfect
pride and prejudice
purple haze
quod erat demonstrandum
rain rain go away
richard of york gave battle in vain
ring around the rosie
rock around the clock
rolling in the deep
rome wasnt built in a day
romeo and juliet
roses are red violets are blue
row row row your boat
say hello to my little friend
secret passphrase
semper fidelis
shaken not stirred
shall i compare thee to a summers day
show me the money
sic transit gloria mundi
silent night holy night
simply the best
slow and steady wins the race
smells like teen spirit
smoke on the water
so long and thanks for all the fish
some animals are more equal than others
speak friend and enter
speak softly and carry a big stick
stairway to heaven
star spangled banner
star wars
stayin alive
strawberry fields forever
sunshine and rainbows
supercalifragilisticexpialidocious
sweet child of mine
sweet dreams are made of this
take me to your leader
the answer is 42
the answer my friend is blowing in the wind
the apple doesnt fall far from the tree
the early bird gets the worm
the empire strikes back
the end justifies the means
the fast and the furious
the great gatsby
the hitchhikers guide to the galaxy
the hunger games
the itsy bitsy spider
the itsy bitsy teenie weenie
the lion king
the lion the witch and the wardrobe
the lord is my shepherd
the matrix has you
the only thing we have to fear is fear itself
the pen is mightier than the sword
the quick brown fox
the quick brown fox jumps over the lazy dog
the rain in spain stays mainly in the plain
the road not taken
the show must go on
the sky is the limit
the sound of music
the sound of silence
the times they are a changing
the truth is out there
there is no place like home
there is no spoon
theres no such thing as a free lunch
these are not the droids you are looking for
third rock from the sun
this is a password
this is a secret
this is a test
this is my password
this is sparta
this is the password
this is the way
this password is secure
three blind mice
time flies when youre having fun
time is money
tinker tailor soldier spy
to be or not to be
to be or not to be that is the question
to boldly go where no man has gone before
to err is human
to infinity and beyond
to kill a mockingbird
toto i have a feeling were not in kansas anymore
trust no one
truth is stranger than fiction
twenty thousand leagues under the sea
twinkle twinkle little star
two wrongs dont make a right
under pressure
united we stand
valar morghulis
veni vidi vici
war and peace
war is peace
we all live in a yellow submarine
we are the champions
we hold these truths to be self evident
we the people
we will rock you
we wish you a merry christmas
welcome to the jungle
what doesnt kill you makes you stronger
what is my password
what is the meaning of life
what is the password
what you see is what you get
when in rome do as the romans do
when pigs fly
when you wish upon a star
where there is smoke there is fire
while my guitar gently weeps
who let the dogs out
who wants to live forever
whole lotta love
why so serious
winner winner chicken dinner
winter is coming
wish you were here
with great power comes great responsibility
with or without you
wonderful tonight
wubba lubba dub dub
yellow submarine
yes we can
yesterday all my troubles seemed so far away
yippee ki yay
you are the sunshine of my life
you cant handle the truth
you know nothing jon snow
you only live once
you only live twice
you shall not pass
your mother was a hamster
`
  .trim()
  .split('\n');
