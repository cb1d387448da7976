import { once } from '../../once.js';
import { foldToken } from '../../text/fold-token.js';

/**
 * Given names of different people that are spelt nearly alike, folded: the first of a line, then the others. Made by
 * `bench/fit-lookalikes.ts` of names that listed and invented persons bear and Wikidata has.
 */
const GIVEN_NAMES = `
abe ane|abraham graham|achmad ahmadi alahmad|adachi akashi tadashi|adam haitam|adan hatan hatano|adel adler|adelaide madelaine
adelina adrian adriana amelia andzelina angelina delfina evelina|adolfo rodolfo|adrian adriana andriai marian|adriana briana mariana
aga ala ana|aguilar aguire|agustin dustin justin|aharon iaron saharov zaharov|ahmad hamed hamid hamud imad
ahmadi ahmat ahmed ahmet ahmod arkadi hamad hamdi hamed hamid hamud imad|ahmat hamad iamato|ahmed hamad hamid hamud|ahmet hamed
ahmod hamad hamed hamid hamud|aijiro ichiro iuichiro kojiro|aijiru iuichiru|aikaterini ekaterina
aikava akov arakava iakov sakava sokava tokava|aiman amano amin amina|aizava oikava ozava|akashi haiashi masashi tadashi takasi takeshi
akbar ikbal|akira hakaru|ala alan ana|alain alen alina ilin|alan alina aron|alavi alva|alejandra alesandro|alejandro leandro
aleks aleksa aleksis oleksi|aleksa aleksiai aleksis alekszai oleksi valesa|aleksandar aleksandro oleksander oleksandr oleksandre olekszandr
aleksander aleksandra aleksandro|aleksandr aleksandra aleksandrov
aleksandra aleksandros aleksandrov alekszandr alesandro aliaksandr oleksander oleksandr oleksandras oleksandre oleksandrs olekszandr
aleksandras aleksandro aleksandrov|aleksandre aleksandrov
aleksandro alekszandr aliaksandr oleksander oleksandr oleksandre oleksandrs olekszandr|aleksandros oleksandras oleksandrs
aleksandrov alesandro|aleksiai aleksis|aleksis alekszai|alen alina aron eleni helen helene|alesandro leandro lisandro|alfred alvarado
alfredo alvarado|ali ami|alina ariana elena helena ilin ilona irina iuliana olena|alireza alisa|alisa elise eliza elsa iliusha
alise alisia aris arisa elisa else ulises|alisia arisa elisa olivia|alison harison madison uilson vilson|alva halifa hilova|alvarado alvaro
alvarez alvaro|amalia amanda amira emilia emilie natalia|aman amina haiman|amanda aminla armando samanta|amano amin amina haiman iman
amar amir|amelia amira emilie melisa ofelia pamela|ami amin amir|amin amir haiman|amina haiman|aminla kamila|amir amira|amira amr omura
amos hamis|amrita mareta marika marina marisa|anas hanes hanese hans ianis|anastasia anastasios anastasova|anastasios anastazia
anatolevich andraevich|anatolevna andraevna|anatoli antoni|anatoliovich andraevich|anders anderson andreas andreu antero sander
andrai andrea sandra|andre andrea andriai antero endru|andrea andreu andri andriai sandra|andreas andriai|andreu andriai antero
andri antero endru|andria audrai sandra|andriai audrai|aneli hanele|anete anita|ang hing iahng|angel inger
angela angelika angelos angelov angelova danela manuela|angelika angelova|angelina angelova|angelo angelova antero rangel
angelos angelova anselo evangelos|angelov anselo|anis hanes hanese hans ioanis iunis|anja anzai|anselo antero marselo|antero arturo
antoine antonia antons entoni|anton antonia entoni|antonela antonia|antoni antonov|antonia antonios antonov entoni
antonio antonov antons entoni|antonios antonov antons|antonov antons|antons entoni santos|apel april|arai araia|arakava sakava|araki hiroki
araujo arturo|ariana arne irina iuliana karina mariane marina tatiana tatiana|aris arisa|arisa elisa|armando orlando|arne irene
arnold harold|asakura sakakura sakuma|asami asim azam azumi hasumi hazama hosomi iashima isam osama osamu usama|asano hasan hoshino
ashlai ashraf|asim hajime hashem hashim hasumi|atanas atanasov|atanasios atanasov|atsuko itsuki katsuo matsuki natsuki satsuki
atsushi iasushi|augusta augustin augustus|augustin augusto augustus austin|auliver holiver olivier|aung hang huhng iahng iang uong
austin hausain|avraham graham|azam azumi hazama|azim azumi hajime hashim|azuma hasumi hazama iajima izumi|azumi hasumi hazama
barbara kanbara|bashar basil basir|bashir basil basili|basili basir|bel bela|belova hilova|beltran bertrand|belusov borisov|ben bin
bergman german herman|berit bret brito|bernard gerard gerhard leonard|bernardo fernando leonardo|bernd brent|bernhard gerhard
betani britani kotani|bianka briana|boianov stoianov|borislav borisov|borisov borisovna borisz|branden brandi|brandi brandon brenda brent
brandon gandon rondon|brenda brendon|brendon rondon|bret brito|brian briana brun|briana britani mariana|charles chris|charlie charlote
chatan hatano shaban|cheong chuang jiong pcheng sheng|chiong chuang siang|christian christina christine|christine christofe
christofe christos|christos hristo hristov|chuang jhang siang|dahng ding|dai dani|dan dana|danela hanele manuela pamela|daniel manuel teniel
daren tarn|darvish travis|davit davud|davud devid|deandre leander leandro|del dela|demis denis dimas|demitri dimitar|denis denise
derek tarek|dimas tomas|dimitar dimitri dimtri dmitr dmitri|dimitri dimitrov|dimitrios dimitrov|doktor hektor viktor|dolores flores|don dona
donald ronaldo ronaldu|donalds ronald ronaldo ronaldu|dzeksons dzonsons|dzin dzoni|eda ema eva|edoeard eduardo|eduardas eduardo
eduards hauards|egon eugene|egori igor|ekaterina katrina|elanor leonor|eleanor leonor|elefteria elefterios|elen erin helene
elena helene ilona irena|eleni helena olena|elias elise|elisa else iliusha|elise eliza elsa ulises|eliza elsa|elvira olivera|ema eva
emanuel manuela|emanuil manuel|emil emilie|emilia sesilia|eng hang hing hong hueng hung|enriko henrikue noriko|eong heng iongu|erik erika
erin irina|ernesto ernsts|esaka osaki|esmail israil|etene uetani|eung heng hueng huhng uang uong|fai fan|faisal fazal fazel|fan fin
farhad ferhan ford fred|faris firas|feliks felipe filips|felipe filipa filipi filips|ferhan fran|fernandez fernando|filip filipa
florensia lorensa|flores lorens|foksova fordova fukazava rosova|fong vuong|ford frode|fordova todova|franko frankois|franseska fransisko
fransesko fransiska|fransis fransiska|fred fredie frode|fredi frode|fredie fredrik frode|fredrich fredrik|fudziama funaiama
fujiama fujioka funaiama kuiama tuiama|fukami mikami|fukazava nakazava|fukuda furuia|furnier verner|gabrela gabriel|galib gleb
galina glen halifa karina klaina malena marina paulina|gandi genadi|gandon gordon rondon|garsia grase grasie larisa marisa|garsiova harisova
genadi kenedi|geng gong|georg georgia georgiu|george georgeva georgia georgiev georgiu gueorgui|georgeova georgiev
georges georgeva georgia georgiev georgiu giorgios giorgos|georgeva georgia georgiev|georgi georgiev
georgia georgiev georgios georgova giorgi giorgio gloria gueorgui|georgiev georgios georgiu georgova|georgios georgiu
georgiu giorgi giorgio gueorgui|gerald gerd|gerard gerd|german guzman|gianis mianisi|giles glez|giorgi giorgios giorgos
giorgio giorgos gueorgui|gordon iordan jordan morton|grase grasia|gregorio grigorios|grigalius grigorios|grigorevich igorevich|gui gul gun
guilaume guilherme|guilermo guilherme|gul gun|guzman kuzmin|hadi hai haidi haji|hadr haidar|hai haji hak ham han
haiashi hisashi masashi tadashi takashi|haiasi hakani|haidar haiman haitam hamdan|haidi haiji|haiman haitam hamdan haszan herman hofman iman
hairla shaila|hajasi hakani hejazi masasi|hajime hashim hasumi hazama iajima ojima|hak ham han|hakani hakaru hakon hatano nakano okano
hakaru havard makari saharu takeru|halid halil hamid|halifa hilova|hamad hamdi hamid imad|hamdan haszan ramadan|hamdi hamed hamud|hamid omid
han hana|hana hata|hanes huans ines|hanese hans hansen ines nanase vanesa|hang hueng huhng iahng ing ung|haris hiroshi iris
harison harisova madison|harisonova harisova|harisova hristova marinova|harold karols|haruto hiroto
hasan hausain hosain hosaini hoshino hosine husain husaini huszain|hasen haszan hausain hosain hoshino hosine husain
hashem hasumi hisham husam|hashim hasumi hisham husam mashimo|hashimoto kishimoto|hasimoto kamimoto|hasimura makimura
hasin hausain hosain hosaini hoshino hosine husain husaini huszain|hasumi hazama hosomi husam izumi masami natsumi tatsumi
haszan hausain huszain|hata heta|hatano hatun hirano kavano otani utani|hauards havard|hausain hosaini husaini iusin
hazama kaiama osama usama|heater hektor|hektor viktor|helena herera ilona irena malena milena|helene irene jelena olena|hendriks henrik
heng ung|henreta herera|henrik henrikue|herbert norbert|herman hofman rehman|hidaiuki hiroiuki|hikichi sioichi siuichi|hilova hiroia vhitova
hin hiu|hing hoang hueng huhng iahng iang iong iung ung|hirano hironao hiroto iaron irene irina serano|hirofumi hiroiuki hirojuki
hiroia hiroki shioia|hiroiuki hirokaku hiroki hirosuke|hirojuki hiroki hirosuke hiroszuke|hirokaku hiroki|hiroki hiroshi hiroto hitosi
hiromasa hironaga|hironaga hironao kuronaga|hironao hiroto irene irina|hiroshi hisashi hitosi kioshi mioshi|hirosuke iosuke
hiroto hristo kimoto|hisashi hitoshi masashi|hisham husam isam|hitoshi kioshi mioshi satoshi|hitosi satosi|hoang hueng iang
holiver olivera olivier|hong hueng ing ung|hosain hoshino husaini iasin|hosaini hoshino hosine husain husains huszain
hoshino hosine husain husaini ioshio koshiro|hosine husaini ioshino komine|hosomi husam ioshimi nozomi osama osamu osima|hristo hristova
hueng uang ung uong|huhng uang ung uong|humberto umberta|hung ing uang uong|husain iasin iusin kusmin|husaini huszain|husam isam|iad iada
iahng ing uang|iajima iashima ioshimi kijima kojima ojima|iakobo iakub|iamaki iamakusi iamasaki iamato ilmari iumiko|iamasaki masaki
ian iao iau|iang iongu|ianis ines iunes iunus|iankov ivanov|iao ino isao|iaroslav miroslav radoslav|iashima ioshida ioshimi oshima osima
iasin ioshino|iasmin jazmin kusmin|iasushi masashi|ichiro iuichiro iuichiru michio|ida isa|igorevich iurevich|igorevna iurevna|ihar ihara
ilias iris|ilin irina iulian|ilona irena irina iuliana olena|imanuel manuela|ines ioanis iunis iunus|ing ino iongu|ingrid sigrid
inosent vinsent|ioanis iunes iunis iunus|iongu iung uong|iordan iordanov|ioshiaki ioshimi ioshitaka iosuke
ioshida ioshimi ioshino ioshio isida oshima|ioshikava ioshitaka|ioshimi ioshino ioshio osama osamu oshima osima
ioshino ioshinori iusin koshiro|ioshio kioshi koshiro mioshi|iosuke isak itsuki kohsuke kusuke osaka osaki|iozef iusef|irena olena
irina iuliana|isa isao|isabele izabela|isak iusuke osaki|isam osamu|ismail ismailov|itjak itsuki
itsuki iusuke matsuki mitsugi mitsui natsuki otsuka satsuki|iue iui iun|iuh iui iun|iui iuji iuki iun iuri|iuji iuki iuri|iuk iuka|iuki iuri
iulian iuliana juliana|iuliana julian|iumiko jukiko tamiko|iun iuna|iung uang uong|iusuke kosuke|ivan ivana ivone|ivana ivone
ivanov ivanovna|izava osava|jabir sabri|jafar javier jefrai|jafari jefrai|jamel samuel|jamesova jonesova|jamil samir|jan jana jao jau
janis jens johanes jonas jones zans|janisz janos|janos jonas jones zans|jao joao|jaron sharon|jaroslav miroslav radoslav|jasmine jazmin
jazmin kuzmin|jeanpaul jeanpere|jekaterina katerina|jelena juleta juliana malena milena|jen jena|jeng jhang jiung jongi jongo jongu sheng
jens jonas jones|jesika josida|jeung jiong seng|jhang jiong jiung sang sheng|jia jiu|jiong jongi jongo jongu siang sing|jiung siang sing
joelia ofelia|johan johana|johana johanes juhani|johanes jonas jones|jonga sanga zongi|jongo zongi|jongu shingu singu zongi
jongun sangun sungiun sungun|josefina joselin|josefine joselin|joselin veselin|joshua josida|juan juana|julia julio
julian juliana sufian sultan|juliana julien|julie julio|julien jurgen|junichi junji kenichi kuichi|junji shinji sinji
kabelo kabriel kamilo kaneko|kai kaia kan|kaia kaila kasia koia|kaiaba kamara kanaia kavabe koiama kuiama okaiama
kaiama kamara kanaia kohiama okajama toiama tuiama|kaichi kenichi|kaila kamila karla|kaisuke kazuki kohsuke kosuke kusuke|kait kaita
kaitlin karolin katalina katrin katrina katrine|kaled klaude|kalid klaude|kamal kamilo kumar|kamara kamila kanaia kanbara kohmura komura
kamel kamilo|kamila kamura karina kohmura komura pamela pramila|kamilo kamol kastilo ramiro|kamimoto kavamoto kimoto kumamoto
kamura katsura kavamura kazuia kohmura nakamura nimura tamara|kan kana kano kon kuan kun|kanaia kanbara karsia kazuia
kanaioshi kazuioshi kenichi masaioshi takaioshi|kanbara kuanabara|kanda kenedi kenta|kanematsu kasamatsu|kano kono kuno|kapel kuper|kar kara
kardenas kardona|kardona karina|karen karina karolin keran|karim karin kasim|karin karolin keran kolin
karina karolin karolina karoline karsia katarina katerina katrin katrine keran klaina kokarian kolin marian mariana martina sabrina
karl karla|karlos kralise|karmen karter|karolin karolos karols katlin kolin|karolina katalina|karsia katsuia kazuia larisa marisa
karter valter|kasai kasia kavai|kasandra sandra|kastilo kastro|kastro katsuo kosiro|kat kata|katalina katlin katrina katrine natalia
katarina katlin katrine|katerina katlin katrine|katerine katlin katrina|katlin katrin katrina katrine|katrin martin
katrina marina martina sabrina|katrine martine|katsuia katsuo kazuia|katsunari matsunami|katsuo katsura natsuko|katun kotani|kavabe kavano
kavamoto kumamoto kuramoto sakamoto takamoto|kavamura nakamura|kavano kevin kovani kvan kvon|kazuhiro kojiro koshiro kosiro|kazuia kazuki
kazuki kohsuke kosuke kusuke mizuki suzuki|kenedi kenet kenta kondo|kenet knut|kenichi kenji koichi kuichi|kenji kunsi|kent kenta
keong king kung|kevin kovani kvan kvon|kian ksian|kida kita koda kuda|kijima kojima|kikava sakava sokava tokava
kimoto kumamoto okamoto timoti|kin kio kiu kon|kinami nanami|king kung|kingova minova|kioshi koichi naoshi|kita kota kuta|klain kolin
klaina klaire klarka|klaire klarke klaude|klark kork|klarke klaude|klaude klaudia klaudio|kobata koiama kosaka tabata|koda koia koka kota
kohata kohiama koiama kosaka|kohda kohta|kohiama kojima okaiama toiama|kohsuke kosaka kozuki kusaka|koia koka kota
koiama kojima kosaka okaiama tuiama|koichi saichi shoichi sioichi taichi|kojiro koshiro|kok koka kon kork|koka kota|komine kuzmine
komura nimura|kon kono|konson konsort|konstantin konstantinov|konstantinas konstantinov|konstantine konstantinov|konstantinov konstantins
kosaka kosuke kozuki kusuke oksana|koshiro tosihiro|kostas kostov|kosuke kozuki kusaka|kotani okutani uetani|kovani kvan kvon
kozuki kusuke mizuki suzuki|kralise kraus|kraus kris kruz|kris kruz|krista kristen kristian kristin kristina
kristal kristen kristian kristin tristan|kristen kristian kristina tristan|kristian kristin kristina kristine tristan|kristin tristan
ksen ksian ksuan|ksian ksiang ksiao ksin ksun|ksin ksuan|kuda kuta|kuiama kusaka okaiama toiama|kuichi saichi shuichi siuichi taichi
kun kuno|kung kuno|kurito kurt kurtis|kuronaga kuronuma|kusaka kusuke|lauren laurense laurie lurens|laurie maurise|leander leandro sander
leandro lisandro sandro|leonard leonas leonid leonor rainhard ronald|leonardo ronaldo|leonas leonid leonidas leonor|leonid leonidas leonor
leonor lionel|lian liana|linda rhonda|line linea|ling riong|linkoln rinkon|lisa luisa|lisandro sandro|loraine lorant|lorant lorens
lorena lorenzo|lorens lorenzo|lorensa lorenzo morena|lorenzo lurens moreno|luis luisa|luisa lusia|luk luka|madoks markos|magnus markus
mahamud mahomad mehmud mohamad mohamed muhamad muhamed|mahluf mahmud maruf|mahmud mahomad mehmed|maia maida maka maria mia|majid masud
maka mika|makari masaki masami masarik masaru masasi mikami nakaki zakaria|maki mako mari miki|makimura nakamura|mako marko|makoto makumoto
maksvel marsel|makumoto sakamoto takamoto|malek mark|malena mareta mariana marina morena|malik mark|mamadu masaru
manaka marika masaki monika|maning marina maung ming|manuel manuela marsel miguel samuel|manuela marsela|marat marte marti murad
marbot markos markov|mareta marika marina marisa marjata marsela marte marti mirela morena|margaret margareta|margareta marguerite
margot markos markov|mari mario mark mori|maria mario marta|mariam mariana mariane marina maruiama marvan matias
marian mariana martin martina matias milan miriam morgan|mariana marika marisa marita marjata martina maruiama morena tatiana tatiana
mariane marina martine marvan|marie mario|marika martina monika
marina marinov marinova martin martine marvan medina milena morena moreno sabrina|marinov markov|marinova martinov minova|mario marko
marisa martina maurise melisa|marit marita marte murat|marita marjata marte marti martina|marjata marujama|markos markuez|markov markus
markuez markus vaskuez|marsel marsela marshal|marsela mirela|marselo marshal|martin martinez martinov marvan morton
martina martinez martinov morton|martine martinov morton|martinez martinov|marvan morgan|masahiko masaki masarik mashimo misaki takahiko
masahiro masaru mashimo|masaioshi masashi masatosi takaioshi|masajosi masanori masasi masatoshi
masaki masarik masaru masashi mask matsuki mizuki musavi musk nakaki
masami masarik masaru masashi mashimo masimo mikami minami misaki musavi nanami|masanori masatosi takanori|masarik masaru masasi
masaru masasi|masashi masatoshi tadashi takashi|masasi masatosi misaki musavi|masatoshi satoshi|masatosi satosi|mask misaki
mason mohsen muhsin|masud masuda|masuda mitsuda|matias motoiosi|matsuki mitsugi mitsui natsuko natsumi tatsumi tatsuoki|matsunami matsutani
maung meng meong miang mihng ming miong|medina melisa|mehmet mehmud mohamet|mehmud mohamud|melanie milan|mendez mendoza|meng miong miung
meong miang mihng ming|mia mika mina mio miu|michail michaila michio|michaila michal mihail|michal michio|michel michio rachel|miguel mugal
mihail mihailov mikaila suhail|mihailov mihailovna mihails|mihails mikail|mika mike mina|mikail mikaila mikami mikava|mikaila mikava
mikami mikava misaki|mikava minova sakava sokava tokava|mike miki|milad murad|milena mirela morena|mina mint|minami misaki nanami
minoru minova munir|minova murova|mio mito miu|mioshi mitsui naoshi|mir mira|mirela morena|miriam viliam
misaki misato mizuki musavi musk sasaki|mitsuda mitsugi mitsui|mitu miu|mizuki suzuki|mohamadi mohamed mohameds mohamud muhamad
mohameds mohamud|mohamet mohamud|mohamud muhamad muhamed|moitaba mostafa|monika monikue|mordechai morteza|morena morteza|moreno morton
morgan morton|morteza ortega|muamar mugalar muhamad|mula musa|murfi murova|nadaida nakaia|naim nam|nakai nakaia
nakaia nakajima nakaki nastia natalia zakaria|nakaki nakano nakumi nanami|nakamura sakakura|nakumi nanami naofumi sakuma|nanami nanase
naofumi natsumi|naoshi satoshi|naser nazar nazir|nasir nazar|nasr nazar nazir|natalie nataniel|natan neuton|natsuki tatsumi tatsuoki
natsuko natsumi satsuki|natsumi satsuki tatumi|nelson neuton uilson vilson|nestor neuton|nikita nikitin nikola
nikola nikolaev nikolais nikolik nikolov nikolova|nikolaev nikolaevna nikolai nikolais nikolaos nikolas nikole nikolov nikolova
nikolai nikole nikolik nikolov|nikolais nikolik|nikolaos nikolov|nikolas nikole nikolik nikolov|nikole nikolik nikolov|nikolik nikolov
norbert robert|noriko noriuki novikov nuruki|noriuki nuruki|ogata ogava|ogava ozava|oia ota|oikava sakava sokava tokava|ojima osama oshima
okamoto sakamoto takamoto|olavi olivia|oliver olivera|olivera olivia olivier rivera|olivia olivier silvia|osaka ozaki|osaki ozeki
osama oshima|osamu oshima osima usama|oshima usama|osima usama|ota oto|otani uetani|pamela pramila|pang pihng ping piong|paul paula
pedro petru|petar petru|peter petru|peters petros|petkov petros petrova|petr petra|petros petrova piters|petrov petrovik petrovna
petrova petrovik|piotr piter|rachel rangel rasel rasul rusel|rafail rafaila|rahman ramon roman rumen|rai rui|rainhard richard ronald
raiova rosova|ramirez ramiro|ramiro romero|ramon rehman roman rumen|randi rhonda rolando|rasul rusel|rehman roman rumen|ren rena|rena reza
reuben robin treben|rie rio riu|rik rika|rinkon rondon|riu rui|robers roberto romero|robert romero|roberto romero umberto|rodriges rodrigo
roland ronald|rolando ronaldo|roman rumen|ros rosa|ruslan rustam|sab saba|sabavi sagami sagava sakava sasaki|sabri saburo|saburo sandro
sacharov zaharov|sacharu zachari|sad sai said san|sadam satomi|sadek satoko|sadik satoko sidikui
sagami sagara sagava salame sasaki satomi sugaki|sagara saharu saiaka sakava sandra segava shigeru sigeru sogava suhara
sagava saiaka sokava togava|saharov sharif sharon|saharu satoru suhara|sai saia said saif sali san|saiaka saifla sakava sasaki
saichi shoichi shuichi sioichi siuichi|said saida saif|saifla shaila|saito sato|sajarov zaharov|sakarov zaharov
sakava sakuma segava sogava tokava|sakr zakir|sakuma takumi|salame salem salim salma salman|sale salem|sali salim|salma sharma
salman solomon sultan|salvador salvatore|samir samuel|samuel semal|sander sandro sardar|sandu shindo shindu shinoda sindi sinoda sonoda
sang sanga sheng shingu singu szung|sanga shingu singu|sangun seungeon sungiun|sanjo shinji shinzo sinji sinzo|santiago santino
santo shindo shinto|santos satosi|sara sera|sasaki satsuki stasai sugaki|satoko satomi satoru satosi
satomi satoru satoshi satosi szatosi tatumi|satoru satosi|satoshi stasai stasi|satosi stasai stasi|satsuki tatsumi tatsuoki
segava sokava togava|seki seko|sen sena seu|seng shingu singu szung|serano sergio|sergiai sergio|sergio sergius serguai szergai
sesidio sesilia|sesika sesilia|seungeon songun sungiun sungun|sha shai shu|shaban shanon sharon shihan|shafik sharif|shaila sharma
shanon shimon|sharif sharon|sharma suhara|sharon shimon|sheng shingu shujeng siang szung|shibata shinota sribatsa|shihan shimon shuhai
shimazu shinzu|shimon simeoni|shina shino|shindo shingu shinji shinoda shinzu sindi
shindu shinia shinji shinoda shinota shinto shinzo sindi sinoda|shingu shinia shinji shinto shinzo siang sing
shinia shinji shinoda shinota shinzu sintia|shinji shinto shinzo shinzu sinzo|shinoda shioia sindi sinota sonoda
shinota shioia sinoda sintia sonoda|shinto shinzu sindi|shinzo shohzo sinji|shinzu sinji|shmidt smit|shohachi shoichi shuhichi siohichi
shohichi shuhachi shuhichi siuhichi|shoichi shuhichi|shuhachi shuhai shuichi siuhichi|shuhai shuiti suhail|shuhichi siohichi
siang singu szung|sigeru sigurd|sigrid sigurd|silva silvie silvio|silvain silvie silvio solvaig|silvaova silvia silvio|silvia sintia
simeoni simon|sindi sinoda sinota sonoda|sing sino szung|sinji sinzo|sinoda sintia|sinota sintia sonoda|siohichi siuhichi|sioichi siuhichi
siu siun|soda sota|sogava tokava|sokava togava|solaimani solomon|songun sungiun|stasi szatosi|stefan stefanie stefanov stoian
stefane stefanov|stefanie stefanos stefanov stefen steven|stefanos stivens|stefanov stoianov|stoian stoianov sufian|sufian sultan
sugaki suzuki|suhail zuhair|suhara susana|sultan zoltan|sungiong sungiun|suzuka tsuzuki|tabata takaia tamara|tadashi takashi takasi takeshi
tadasi takashi takesi tamaki tapani|taha tara|tai tui|takahashi takahisa takaioshi takashi takeshi takeuchi takeusi
takahasi takahisa takaioshi takamasa takashi takasi takeshi takesi takeusi|takahiko takahisa
takahisa takaia takaioshi takamasa takashi takasi takesi takeusi|takai takaia|takaia takasi tamara tokava zakaria
takaioshi takashi takeshi takeuchi takeusi|takashi takeshi takesi takeuchi takeusi|takasi takeshi takeuchi takeusi takumi tamaki tapani
takeru takesi|takesaki takeshi takesi|takeshi takeshige takeuchi takeusi|takesi takesige takeuchi takumi|takeusi takumi
takumi takuoki tatsumi|tamaki tamara tamiko tapani tatiki tomoko|tamar tamara timur|tamiko tatiki tomoko|tapani tifani|tarik turki
tatiki tatumi|tatsumi tatsuoki|teodora teodoros todova|teodoros todorov|teresa trasi|tina ting|ting tuong|tod toda|toda toia toma
todorova todova|todova togava tokava|togari togava|togava toiama|toia toma|toiama tokava|tomohiro tosihiro|tramps travis|tran trine
vai vali van|valensia valentina valesa|valeri valesa valker valter|vales valesa vilis|valesa voloja|vali valid|van vin|vanesa vinse
varahi varuni|varen varuni|vasilaios vasilaiu|vasilaiu vasili vaszili|vasilev vasilevna vasili viaseslav|vasileva vasiliev|vasili vasiliev
ven vin|viktor viktoria|viktoria vitorio|vin vun|vitali vitor vitoria vitorio|vitor vitoria vitorio|vladimir vladimirov
vladimirov vladimirovna vladimirs
`;

/** Words that tell one organization from its sister. */
const OPPOSITES = 'onshore offshore|import export|upstream downstream|inbound outbound|eastern western';

/** Names of God behind "servant of": other names, other persons. */
const DIVINE_NAMES =
  'rahman rahim malik quddus salam mumin aziz jabbar khaliq bari ghaffar qahhar wahhab razzaq fattah alim halim basit rafi sami hakim latif khabir azim ghafur shakur ali kabir hafiz hasib jalil karim raqib mujib wasi wadud majid shahid haqq wakil matin hamid hayy qayyum wahid ahad samad qadir zahir batin tawwab rauf ghani nur hadi nasir';

const NONE: readonly string[] = [];

const opposites = once(
  () =>
    new Map(
      OPPOSITES.split('|').flatMap((pair) => {
        const [one, other] = pair.split(' ').map(foldToken) as [string, string];
        return [[one, other] as const, [other, one] as const];
      }),
    ),
);

/** Folds of servants of God, so that spellings of one sound are one. */
const servants = once(() => new Set(DIVINE_NAMES.split(' ').map((name) => foldToken(`abdul${name}`))));

const lookalikes = once(() => {
  const found = new Map<string, Set<string>>();
  const add = (one: string, other: string) => {
    const others = found.get(one) ?? new Set();
    found.set(one, others.add(other));
  };
  for (const line of GIVEN_NAMES.trim().split(/[|\n]/)) {
    const [first, ...others] = line.split(' ') as [string, ...string[]];
    for (const other of others) {
      add(first, other);
      add(other, first);
    }
  }
  return found;
});

/** Tells whether a name stands behind "servant of", in any spelling. */
export function isDivineName(latin: string): boolean {
  return servants().has(foldToken(`abdul${latin}`));
}

/** Folds of words that a folded word is mistaken for. */
export function lookalikesOf(fold: string): Iterable<string> {
  if (servants().has(fold)) return [...servants()].filter((other) => other !== fold);
  const opposite = opposites().get(fold);
  return opposite === undefined ? (lookalikes().get(fold) ?? NONE) : [opposite];
}

export function areLookalikes(fold: string, other: string): boolean {
  if (lookalikes().get(fold)?.has(other) === true) return true;
  return servants().has(fold) && servants().has(other) && fold !== other;
}

export function areOpposites(fold: string, other: string): boolean {
  return opposites().get(fold) === other;
}
