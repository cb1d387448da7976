import { once } from '../../once.js';
import { foldToken } from '../../text/fold-token.js';
import { translationsOf } from './translations.js';

/**
 * Forms of one given name: short forms, pet names and the same name in other languages. Every line is a group;
 * a name may stand in several. Sources: dictionaries of given names (Hanks, Hardcastle and Hodges, "A Dictionary
 * of First Names"; Petrovsky, "Slovar russkikh lichnykh imen"), and ordinary usage. A name that
 * only sounds alike is no form of it (`Timur` is no Timothy).
 */
const GROUPS = `
abigail abby gail|abraham abe avraham avi ibrahim abram ebrahim ibrahima|albert al bert albrecht alberto|alexander alex alec sandy sasha sascha alexandre aleksandr alejandro alessandro oleksandr aliaksandr iskander xander alexandros shura sanya aleks
alexandra alex sandra sasha sanya shura aleksandra alessandra|alfred alf fred alfredo|andrew andy drew andrei andrey andreas andre andres andriy andrzej andrija ondrej|angela angie angelina|ann anne anna annie ana anya hanna hannah anja nan nancy anita
anthony tony anton antonio antoine antony antonius tonio toni ante anto|arkadi arkady arkadii|arthur art artur artie arturo|artem artyom artemy artsiom artemii|barbara barb babs varvara barbora|bartholomew bart|barack barry|benjamin ben benny bibi benji binyamin benyamin veniamin|bernard bernie bernhard bernardo
boris borya|caroline carol carrie carolina karolina|catherine katherine kathryn kate kathy katie cathy kat katya kitty katarina ekaterina caterina kateryna katarzyna catalina katerina catriona karin|charles charlie chuck chas carlos carl karl karel carlo karol
christine christina chris tina kristina christiane cristina krystyna|christopher chris kit christoph cristobal kristof christophe krzysztof|clara claire klara|cornelius kees cornelis|daniel dan danny daniil danilo danylo danielle|david dave davey davide davyd dawid daoud dawud davud davut davood
deborah deb debbie debra|dmitri dmitry dima dimitri dmytro dimitrios dzmitry mitya|donald don donny|dorothy dot dolly dorothea|edmund ed ned|edward ed eddie ted ned eduard eduardo edoardo edvard|eleanor ellie nell nora eleonora
elizabeth liz beth betty eliza elisabeth lizzie bess betsy lisa elisabetta yelizaveta elizaveta liza isabel elisabet lizaveta elspeth|emanuel manuel manny emmanuel immanuel|emily em emilia|eric erik erick erich eirik|elijah eliyahu elia|ernest ernie ernst ernesto|eugene gene yevgeny evgeny evgeni yevgeni eugenio evgenij zhenya yevhen eugen
fadil fazil|ferdinand fernando fernand|francis frank fran francisco francesco francois franz franciszek frantisek paco pancho|frances fran francesca francisca franziska|frederick fred freddy frederik friedrich frederic federico fryderyk fritz
gabriel gabe gabriele|george georgi georgy georg georges jorge giorgio yuri jiri jerzy gheorghe georgios heorhii jurgen giorgi jordi yorgos egor yegor gosha djordje dorde|gerald gerry jerry gerard gerardo gerhard|gregory greg gregor grigory grigori grzegorz hryhorii gregorio grisha ryhor|harold harry hal
helen elena yelena helena olena lena ellen alena|henry hank harry heinrich henri enrique enrico henrik hendrik hal heinz|herman hermann german|hugh hugo ugo|ian iain|igor ihor|ilya ilia elijah elias ilyas illia ilja|irene irina iryna ira|isaac ike yitzhak ishaq izaak isaak eshagh|isabella bella izabela isabel
ivan john vanya johann johannes jan jean juan giovanni joao hans ian sean jon johnny jack ioannis yohannes ivo yahya janos jens johan jovan ioan hovhannes evan hannes janez janko ivica ioann shaun shane|jacob jake yaakov yakov jakob iakov jacobo yaqub yasha yakiv yakup yaghoub|james jim jimmy jamie diego giacomo jaime seamus jacques iago
jane joan jana johanna juana giovanna jeanne joanna ioanna janet|jennifer jen jenny|jeremy jerry jeremiah|jeffrey jeff geoffrey geoff|jessica jess jessie|jonathan jon john johnny nathan yonatan|joseph joe joey jose josef giuseppe yosef yusuf youssef josip jozef pepe iosif yossi osip yosyp yazep jusuf sepp beppe pepito chepe youssouf
joshua josh yehoshua|judith judy|julia julie yulia giulia juliana|julian jules giuliano julien|julius julio giulio jules yuliy|katharina katja|kenneth ken kenny|konstantin kostya kanstantsin constantine costas konstantinos kostas kostyantyn constantin|laura laurie lora|lawrence larry laurence lorenzo laurent lars lavrenty lorenz
leonard leo len lenny leonardo lennart|leonid lyonya leanid|leo lev leon lew lyova|louis lou louie luis lucho lutz luigi ludwig lewis ludovic luiz|lucas luke luca lukas lukasz|ludmila lyudmila liudmyla mila lyuda liudmila|magdalena lena magda|marcus mark marc marco marcos marko markus marek
margaret maggie meg peggy marge margarita margherita marguerite gretchen rita greta margret malgorzata|maria mary marie miriam maryam mariya mari molly masha mariam maria mariya mariia miryam|martha marta|martin marty martijn marcin martino|matthew matt matthias mateo matteo matvey mathieu matthieu mateusz matej mathias
maximilian max maxim maksim massimo maksym|melissa mel|michael mike mick mickey misha mikhail miguel michel michele mikael mykhailo michal mihai mihail mitch mikko michail mihajlo mihaly|michelle shelly michele michaela|mohammed muhammad mohamed mehmet md mochammad mochamad muchamad mukhamed mohammadu muhammadu mohamad mahomet mohd muhamad mamadou magomed muhammed mohammad mo
natalia natalie natasha nata natalya nataliya nathalie|nathaniel nathan nate|nicholas nick nicky nico nikolai nikolay nicolas nikolaos nicola mykola miklos nikola kolya mikalai klaus nikolaus claus niels nils niko nikos miklos mikola|oleg oleh|oliver ollie olivier|olga olha|osama usama|patricia pat patty trish tricia|patrick pat paddy patricio padraig
paul pavel pasha paolo pablo pawel pavlo paulo pal paulus|peter pete pedro pierre pyotr petr piotr pietro petro petar petros per piet pjotr petya pekka pjeter|philip phil felipe philippe filip filippo philipp|priscilla cilla|rachel rachael raquel rahel|raymond ray raimund ramon|rebecca becky becca rivka|reginald reg reggie
reza rida riza|richard rick dick rich ricky riccardo ricardo ryszard|robert bob bobby rob robbie bert roberto rupert robin|roger rutger ruggero rogelio|roland rolando orlando|ronald ron ronnie ronaldo|rose rosa rosie roza|rudolf rudy rodolfo|samuel sam sammy shmuel samuele
sandra sandy|sarah sara sally sadie|sebastian seb bastian sebastiano|sergei sergey seryozha serhiy sergio serge siarhei sergiu serghei serj|simon simeon semyon shimon simone simao|sophia sofia sophie sofya zofia sonya sonia sonja|solomon suleiman souleymane soleiman suleyman shlomo salomon sulayman|stanislav stas stanislaw stanislao|stephen steven steve stefan stepan esteban etienne stefano istvan stephan stephane szczepan stefanos stjepan stevan estevan
susan sue susie suzanne susanna zuzana|svetlana sveta svitlana sviatlana|tamara toma|tatiana tanya tatyana tetiana tatsiana|theodore ted teddy theo fyodor fedor teodoro todor theodor theodoros fedir|theresa teresa terry tess tereza therese|thomas tom tommy tomek tomas tomasz foma tommaso toma|timothy tim timmy timofey tymofii tsimafei timoteo timothee
ursula uschi|valentina valya valentyna|valentin valya valentyn valentino|valery valeri valerii valeriy valera|vasily vasili basil vasyl vasil basilio vasya vasile vassilis|veronica ronnie veronika|victor viktor vic vittorio vitya wiktor|victoria vicky viktoria vika viktoriya victoire|vincent vince vinny vicente vincenzo|vladimir volodymyr vova volodya wladimir uladzimir vlad wlodzimierz vladymyr
vladislav vlad vladyslav wladyslaw slava uladzislau ladislav laszlo|vyacheslav viacheslav slava wenceslas vaclav|walter walt wally gualtiero walther|wilhelm william will bill billy willy guillaume guillermo guglielmo liam willem memo wim guillem vilhelm|yury yuri yurii iurii jurij iouri yura|zachary zach zack zakhar zakaria
ahmet ahmed ahmad achmad amadou ahmadou|ayman aiman|hasan hassan hasson|huseyin hussein husayn hossein hussain|uthman osman othman ousmane usman|umar omar omer|yunus younis jonah jonas yonah|ishmael ismail esmail esmaeil ismael|moses musa moshe moises|jesus isa issa eisa|gabriel jibril jibrail jabril cebrail|zachariah zakariya|khalid khaled halid halit
mohsen muhsin mohsin|mansour mansur mansoor|qasem qasim kassim kasem ghasem|abubakr abubakar aboubakar boubacar aboubacar bubakar ebubekir|jalaluddin jalal celal|jafar jaafar cafer djafar|zainab zaynab zeinab zeynep|aisha ayesha aicha ayse aysha|khadija khadijah hadija hatice khadidja|fatima fatemeh fatma fatoumata fatou|yasser yasir|sayf saif seif|mustafa mostafa moustapha
aaron aharon haroun harun haron|ali aly aliou|allan alan allen al|alexis alexei aleksei alexey aleksey oleksii aliaksei alyosha lyosha lyokha alejo|anastasia anastasiya nastya nastia|anatoly anatolii anatol anatole tolya|augustus august augusto gus|bradley brad|bogdan bohdan|calvin cal|clifford cliff|conrad konrad kurt|curtis curt
cyril kirill kyrylo kiryl cyrille cirilo|cynthia cindy|daria dasha darya darja|denis dennis denys dionisio|dieter dietrich|dolores lola|douglas doug|galina galya halyna|gennady gennadi gena hennadii genadi|gleb hlib|glen glenn|guadalupe lupe lupita|gunther gunter guenter guenther|herbert herb heriberto|howard howie
ignatius ignacio nacho ignat inaki|jacqueline jackie|javier javi xavier|joachim jochen joaquin achim|kimberly kim|larisa lara larysa|lyubov lyuba liubov ljubov|mahdi mehdi mahdy|marvin marv|maurice mauricio maurizio moritz morris|murtaza morteza mortaza|mujtaba mojtaba|nadezhda nadya nadia nadiya|nikita mykyta mikita|noah nuh noach
norman norm|pamela pam|randall randy randolph|rafael raphael rafa rafal raffaele|rajab recep rejab|roman roma|rodney rod|russell russ|samantha sam|sidney sydney sid|stuart stewart stu|terence terry terrence|ulrich uli ulrik|vadim vadym|vernon vern|vitaly vitali vitalii vital|xenia ksenia oksana aksana kseniya oxana|yehuda judah jehuda yahuda
yaroslav jaroslav slava|zinaida zina|ayub job ayoub eyup ayyub|chaim haim hayim chayim|cemal jamal djamel gamal|enrique quique kike|fernando nando|manuel manolo|eduardo lalo|jesus chuy|francisco pacho kiko|concepcion concha conchita|rosario chayo|mercedes meche
`;

/**
 * Spellings of one name in one language that `foldToken` keeps apart: Arabic and Persian vowels, which a script does not write,
 * and the Russian `yo`. From ordinary usage: what the press and passports write.
 */
const ROMANIZATIONS = `
mohammed muhammad mohamed mohamad muhamad muhammed mohammad|osama usama|othman uthman|omar umar|hussein husayn hossein hossain hussain|khalid khaled|mohsen muhsin mohsin|qasem qasim kassim kasem ghasem|zainab zaynab zeinab|aisha ayesha aysha
mustafa mostafa moustapha|yunus younis yunis|suleiman suleyman sulayman soleiman souleymane|yusuf yousef youssef yosef|ismail esmail ismael esmaeil|ibrahim ebrahim|reza riza rida|fadil fazil|mahdi mehdi|murtaza morteza mortaza|mujtaba mojtaba|fatima fatemeh|yasser yasir|abubakr abubakar aboubakar
nasser nasir|khadija khadijah|jafar jaafar|fyodor fedor|semyon semen|pyotr petr piotr|artyom artem|zahra zohra
`;

/** Syllables of Chinese (pinyin, Wade-Giles, Cantonese, Hokkien) and Korean (Revised, McCune-Reischauer, passports). */
const SYLLABLES = `
xi hsi shi si|qi chi ki|jin chin gin|qin chin|zhu chu ju|zhi chih ji|xin hsin shin sin|xing hsing shing|xiang hsiang shiang|xiu hsiu shiu|qiang chiang|qing ching|zheng cheng|zhen chen|wen hwen|hsi xi|tse ze|chou zhou|chang zhang|chiang jiang|chao zhao|hsu xu|hsiao xiao|tsao cao|tsai cai|teng deng|kuo guo|kuang guang|chin jin|ching qing jing|chien qian jian|chu zhu|chung zhong|hsieh xie|pai bai|peng beng|tang dang|yeh ye|tung dong|lo luo|ho he|kao gao|shih shi
wong wang huang|chan chen|cheung zhang|lam lin|ng wu huang|lau liu|leung liang|kwok guo|yeung yang|chow zhou|tsang zeng|kwan guan|mak mai|yip ye|fung feng|lai li|tam tan|yuen yuan ruan|tse xie|poon pan|szeto situ|auyeung ouyang|chiu zhao|hui xu|kong jiang|lui lei lu|ma mar|tong tang|goh wu|tay zheng|teo zhang|lim lin rim im|tan chen|ong wang|chua cai|koh xu gao|sim shen shim
lee li yi rhee ri yee|kim gim|park pak bak|choi choe|jung jong chung jeong chong|cho jo|kang gang|yoon yun|jang chang|rim im lim|oh o|seo so suh|shin sin|kwon gwon|ahn an|ryu yu yoo ryoo|jeon chon jun|ko go koh|moon mun|bae pae|baek paek|hur ho heo huh|noh no roh|sung song seong|koo ku gu|woo u|min myin|chol cheol chul|yong young yeong|hyon hyun hyeon|myong myung myeong|il ir|hyok hyuk hyeok|chun jun
chong jong jung|sok seok suk|hun hoon|kuk guk kook|kyong kyung gyeong|song seong sung|chin jin|su soo|ok oak|un eun|pong bong|tong dong|tae dae|kwang gwang|chu ju|pyong byong byung|ryong yong lyong|nyo ryo
ki gi|kyu gyu|kun gun geun|kap gap|kil gil|pin bin|pok bok|pom bom beom|tok dok deok duk|tuk deuk|tal dal|to do|chae jae|che je|chu ju joo|chan jan|ae eh|nyong ryong yong|hui hee|su soo|hyok hyuk hyeok|sop sup seop|yol yul yeol|chol chul cheol
`;

/** Patronymics of one father's name in Russian, Ukrainian and Belarusian. */
const PATRONYMICS = `
nikolaevich mykolaiovych mykolayovych mikalaevich|vladimirovich volodymyrovych uladzimiravich|aleksandrovich oleksandrovych aliaksandravich|sergeevich serhiiovych siarheevich|mikhailovich mykhailovych mikhailavich|grigorievich hryhorovych ryhoravich
dmitrievich dmytrovych dzmitryevich|evgenievich yevhenovych yauhenavich|ivanovich ivanavich|petrovich piatrovich|andreevich andriiovych andreyevich|alekseevich oleksiiovych aliakseevich|yurievich yuriiovych|vasilievich vasylovych vasilevich
anatolievich anatoliiovych anatolevich|igorevich ihorovych iharavich|olegovich olehovych alehavich|konstantinovich kostiantynovych kanstantsinavich|viktorovich viktaravich|leonidovich leanidavich|valerievich valeriiovych valerevich|vitalievich vitaliiovych vitalevich
nikolaevna mykolaivna mikalaeuna|vladimirovna volodymyrivna uladzimirauna|aleksandrovna oleksandrivna aliaksandrauna|sergeevna serhiivna siarheeuna|mikhailovna mykhailivna mikhailauna|ivanovna ivanivna ivanauna|viktorovna viktorivna viktarauna|anatolievna anatoliivna anatoleuna|yurievna yuriivna yureuna
`;

/** The groups that a name stands in; the others of them are gathered when somebody asks. */
interface KnownName {
  readonly groups: (readonly string[])[];
  others?: ReadonlySet<string>;
}

const tables = once(() => ({
  syllables: groupsOf(SYLLABLES, (syllable) => syllable),
  romanizations: groupsOf(ROMANIZATIONS, foldToken),
  byFold: new Map([
    ...groupsOf(SYLLABLES, foldToken),
    ...groupsOf(`${GROUPS.trim()}\n${ROMANIZATIONS.trim()}\n${PATRONYMICS.trim()}\n`, foldToken),
  ]),
}));

const NONE: ReadonlySet<string> = new Set();

/**
 * Folds of other forms of a given name, of a Chinese or Korean syllable in another romanization, or of a word in another
 * language, by its fold: one entry stands for all spellings.
 */
export function otherFormsOf(fold: string): ReadonlySet<string> {
  const known = tables().byFold.get(fold);
  if (known === undefined) return translationsOf(fold);
  // A word of organizations (`Min`, `Mar`) may also be a name: it has the forms of both.
  known.others ??= new Set([...othersIn(known, fold), ...translationsOf(fold)]);
  return known.others;
}

/** Tells whether two folds are spellings of one name in one language. */
export function areRomanizations(fold: string, other: string): boolean {
  return (
    tables()
      .romanizations.get(fold)
      ?.groups.some((group) => group.includes(other)) === true
  );
}

/** Other romanizations of a Chinese or Korean syllable. */
export function syllablesLike(syllable: string): ReadonlySet<string> {
  const known = tables().syllables.get(syllable);
  if (known === undefined) return NONE;
  known.others ??= othersIn(known, syllable);
  return known.others;
}

/** Spelt so in pinyin and in no other romanization of Chinese. */
export function isPinyinAlone(syllable: string): boolean {
  return /^(?:[bdgqxz]|c(?!h))/.test(syllable);
}

function groupsOf(text: string, keyOf: (name: string) => string): Map<string, KnownName> {
  const found = new Map<string, KnownName>();
  for (const line of text.trim().split(/[|\n]/)) {
    const group = [...new Set(line.trim().split(' ').map(keyOf))];
    for (const name of group) {
      const known = found.get(name);
      if (known === undefined) found.set(name, { groups: [group] });
      else known.groups.push(group);
    }
  }
  return found;
}

function othersIn({ groups }: KnownName, name: string): ReadonlySet<string> {
  const others = new Set(groups.flat());
  others.delete(name);
  return others;
}
