import { foldToken } from '../../text/fold-token.js';
import { translationsOf } from './translations.js';

/**
 * Forms of one given name: short forms, pet names and the same name in other languages. Every line is a group;
 * a name may stand in several. Sources: dictionaries of given names (Hanks, Hardcastle and Hodges, "A Dictionary
 * of First Names"; Petrovsky, "Slovar russkikh lichnykh imen"), and ordinary usage.
 */
const GROUPS = `
abigail abby gail|abraham abe avraham ibrahim abram|albert al bert albrecht alberto|alexander alex alec sandy sasha sascha alexandre aleksandr alejandro alessandro oleksandr aliaksandr iskander xander alexandros shura
alexandra alex sandra sasha aleksandra alessandra|alfred alf fred alfredo|andrew andy drew andrei andrey andreas andre andres andriy andrzej andrija ondrej|angela angie angelina|ann anne anna annie ana anya hanna hannah anja nan nancy anita
anthony tony anton antonio antoine antony antonius|arkadi arkady arkadii|arthur art artur artie arturo|barbara barb babs varvara barbora|bartholomew bart|barack barry|benjamin ben benny bibi benji binyamin benyamin veniamin|bernard bernie bernhard bernardo
boris borya|caroline carol carrie carolina karolina|catherine katherine kathryn kate kathy katie cathy kat katya kitty katarina ekaterina caterina kateryna katarzyna catalina katerina catriona karen|charles charlie chuck chas carlos carl karl karel carlo karol
christine christina chris tina kristina christiane cristina krystyna|christopher chris kit christoph cristobal kristof christophe krzysztof|clara claire klara|cornelius kees cornelis|daniel dan danny daniil danilo danylo danielle|david dave davey davide davyd dawid daoud dawud
deborah deb debbie debra|dmitri dmitry dima dimitri dmytro dimitrios dzmitry mitya|donald don donny|dorothy dot dolly dorothea|edmund ed ned|edward ed eddie ted ned eduard eduardo edoardo edvard|eleanor ellie nell nora eleonora
elizabeth liz beth betty eliza elisabeth lizzie bess betsy lisa elisabetta yelizaveta elizaveta liza isabel elisabet|emanuel manuel manny emmanuel immanuel|emily em emilia|eric erik erick erich eirik|ernest ernie ernst ernesto|eugene gene yevgeny evgeny evgeni yevgeni eugenio evgenij zhenya yevhen eugen
fadil fazil|ferdinand fernando fernand|francis frank fran francisco francesco francois franz franciszek frantisek paco pancho|frances fran francesca francisca franziska|frederick fred freddy frederik friedrich frederic federico fryderyk fritz
gabriel gabe gabriele|george georgi georgy georg georges jorge giorgio yuri jiri jerzy gheorghe georgios heorhii jurgen giorgi|gerald gerry jerry gerard gerardo gerhard|gregory greg gregor grigory grigori grzegorz hryhorii gregorio grisha|harold harry hal
helen elena yelena helena olena lena ellen alena|henry hank harry heinrich henri enrique enrico henrik hendrik hal heinz|herman hermann german|hugh hugo ugo|ian iain|igor ihor|ilya ilia elijah elias ilyas|irene irina iryna ira|isaac ike yitzhak ishaq izaak|isabella bella isa izabela
ivan john vanya johann johannes jan jean juan giovanni joao hans ian sean jon johnny jack ioannis yohannes ivo yahya janos jens johan jovan ioan hovhannes evan|jacob jake yaakov yakov jakob iakov jacobo yaqub|james jim jimmy jamie diego giacomo jaime seamus jacques iago
jane joan jana johanna juana giovanna jeanne joanna ioanna janet|jennifer jen jenny|jeremy jerry jeremiah|jeffrey jeff geoffrey geoff|jessica jess jessie|jonathan jon john johnny nathan yonatan|joseph joe joey jose josef giuseppe yosef yusuf youssef josip jozef pepe iosif yossi osip
joshua josh yehoshua|judith judy|julia julie yulia giulia juliana|julian jules giuliano julien|katharina katja|kenneth ken kenny|konstantin kostya constantine costas konstantinos kostas kostyantyn constantin|laura laurie lora|lawrence larry laurence lorenzo laurent lars lavrenty lorenz
leonard leo len lenny leonardo leonid lyonya|leo lev leon lew|louis lou louie luis luigi ludwig lewis ludovic luiz|lucas luke luca lukas lukasz|ludmila lyudmila liudmyla mila lyuda|magdalena lena magda|marcus mark marc marco marcos marko markus marek
margaret maggie meg peggy marge margarita margherita marguerite gretchen rita greta margret malgorzata|maria mary marie miriam maryam mariya mari molly masha mariam|martha marta|martin marty martijn marcin martino|matthew matt matthias mateo matteo matvey mathieu matthieu mateusz matej mathias
maximilian max maxim maksim massimo maksym|melissa mel|michael mike mick mickey misha mikhail miguel michel michele mikael mykhailo michal mihai mihail mitch mikko michail|michelle shelly michele michaela|mohammed muhammad mohamed mehmet mohamad mahomet mohd muhamad mamadou magomed muhammed mohammad mo
natalia natalie natasha natalya nataliya nathalie|nathaniel nathan nate|nicholas nick nicky nico nikolai nikolay nicolas nikolaos nicola mykola miklos nikola kolya mikalai klaus nikolaus claus|oleg oleh|oliver ollie olivier|olga olha|osama usama|patricia pat patty trish tricia|patrick pat paddy patricio padraig
paul pavel paolo pablo pawel pavlo paulo pal paulus|peter pete pedro pierre pyotr petr piotr pietro petro petar petros per piet pjotr|philip phil felipe philippe filip filippo philipp|priscilla cilla|rachel rachael raquel rahel|raymond ray raimund ramon|rebecca becky becca rivka|reginald reg reggie
reza rida riza|richard rick dick rich ricky riccardo ricardo ryszard|robert bob bobby rob robbie bert roberto rupert robin|roger rutger ruggero rogelio|roland rolando orlando|ronald ron ronnie ronaldo|rose rosa rosie roza|rudolf rudy rodolfo|samuel sam sammy shmuel samuele
sandra sandy|sarah sara sally sadie|sebastian seb bastian sebastiano|sergei sergey serhiy sergio serge siarhei sergiu serghei serj|simon simeon semyon shimon simone simao|sophia sofia sophie sofya zofia|solomon suleiman suleyman shlomo salomon sulayman|stanislav stas stanislaw|stephen steven steve stefan stepan esteban etienne stefano istvan stephan stephane szczepan stefanos
susan sue susie suzanne susanna zuzana|svetlana sveta svitlana sviatlana|tamara toma|tatiana tanya tatyana tetiana|theodore ted teddy theo fyodor fedor teodoro todor theodor theodoros fedir|theresa teresa terry tess tereza therese|thomas tom tommy tomas tomasz foma tommaso toma|timothy tim timmy timofey timur
ursula uschi|valentina valya|valery valeri valerii valeriy valera|vasily vasili basil vasyl vasil basilio|veronica vera ronnie|victor viktor vic vittorio vitya wiktor|victoria vicky viktoria vika|vincent vince vinny vicente vincenzo|vladimir volodymyr vova volodya wladimir uladzimir vlad wlodzimierz vladymyr
vladislav vlad vladyslav wladyslaw slava|vyacheslav viacheslav slava wenceslas vaclav|walter walt wally gualtiero walther|wilhelm william will bill billy willy guillaume guillermo guglielmo liam willem vilhelm bela|yury yuri yurii iurii jurij iouri|zachary zach zack zakhar zakaria
ahmet ahmed ahmad|ayman aiman|hasan hassan hasson|huseyin hussein husayn hossein hussain|uthman osman othman|umar omar omer|yunus younis jonah jonas yonah|ishmael ismail|moses musa moshe moises|jesus isa issa eisa|gabriel jibril jibrail|zachariah zakariya|khalid khaled halid
mohsen muhsin mohsin|mansour mansur mansoor|qasem qasim kassim kasem ghasem|abubakr abubakar aboubakar|jalaluddin jalal|jafar jaafar|zainab zaynab zeinab|aisha ayesha aicha|khadija khadijah hadija|fatima fatemeh fatma|yasser yasir|sayf saif seif|mustafa mostafa moustapha
`;

/** Syllables of Chinese (pinyin, Wade-Giles, Cantonese, Hokkien) and Korean (Revised, McCune-Reischauer, passports). */
const SYLLABLES = `
xi hsi shi si|qi chi ki|jin chin gin|qin chin|zhu chu ju|zhi chih ji|xin hsin shin sin|xing hsing shing|xiang hsiang shiang|xiu hsiu shiu|qiang chiang|qing ching|zheng cheng|zhen chen|wen hwen|hsi xi|tse ze|chou zhou|chang zhang|chiang jiang|chao zhao|hsu xu|hsiao xiao|tsao cao|tsai cai|teng deng|kuo guo|kuang guang|chin jin|ching qing jing|chien qian jian|chu zhu|chung zhong|hsieh xie|pai bai|peng beng|tang dang|yeh ye|tung dong|lo luo|ho he|kao gao|shih shi
wong wang huang|chan chen|cheung zhang|lam lin|ng wu huang|lau liu|leung liang|kwok guo|yeung yang|chow zhou|tsang zeng|kwan guan|mak mai|yip ye|fung feng|lai li|tam tan|yuen yuan ruan|tse xie|poon pan|szeto situ|auyeung ouyang|chiu zhao|hui xu|kong jiang|lui lei lu|ma mar|tong tang|goh wu|tay zheng|teo zhang|lim lin rim im|tan chen|ong wang|chua cai|koh xu gao|sim shen shim
lee li yi rhee ri yee|kim gim|park pak bak|choi choe|jung jong chung jeong chong|cho jo|kang gang|yoon yun|jang chang|rim im lim|oh o|seo so suh|shin sin|kwon gwon|ahn an|ryu yu yoo ryoo|jeon chon jun|ko go koh|moon mun|bae pae|baek paek|hur ho heo huh|noh no roh|sung song seong|koo ku gu|woo u|min myin|chol cheol chul|yong young yeong|hyon hyun hyeon|myong myung myeong|il ir|hyok hyuk hyeok|chun jun
chong jong jung|sok seok suk|hun hoon|kuk guk kook|kyong kyung gyeong|song seong sung|chin jin|su soo|ok oak|un eun|pong bong|tong dong|tae dae|kwang gwang|chu ju|pyong byong byung|ryong yong lyong|nyo ryo
`;

/** Patronymics of one father's name in Russian, Ukrainian and Belarusian. */
const PATRONYMICS = `
nikolaevich mykolaiovych mykolayovych mikalaevich|vladimirovich volodymyrovych uladzimiravich|aleksandrovich oleksandrovych aliaksandravich|sergeevich serhiiovych siarheevich|mikhailovich mykhailovych mikhailavich|grigorievich hryhorovych ryhoravich
dmitrievich dmytrovych dzmitryevich|evgenievich yevhenovych yauhenavich|ivanovich ivanavich|petrovich piatrovich|andreevich andriiovych andreyevich|alekseevich oleksiiovych aliakseevich|yurievich yuriiovych|vasilievich vasylovych vasilevich
anatolievich anatoliiovych anatolevich|igorevich ihorovych iharavich|olegovich olehovych alehavich|konstantinovich kostiantynovych kanstantsinavich|viktorovich viktaravich|leonidovich leanidavich|valerievich valeriiovych valerevich|vitalievich vitaliiovych vitalevich
nikolaevna mykolaivna mikalaeuna|vladimirovna volodymyrivna uladzimirauna|aleksandrovna oleksandrivna aliaksandrauna|sergeevna serhiivna siarheeuna|mikhailovna mykhailivna mikhailauna|ivanovna ivanivna ivanauna|viktorovna viktorivna viktarauna|anatolievna anatoliivna anatoleuna|yurievna yuriivna yureuna
`;

const syllables = groupsOf(SYLLABLES, (syllable) => syllable);
const byFold = groupsOf(`${GROUPS.trim()}\n${PATRONYMICS.trim()}\n`, foldToken);
const syllablesByFold = groupsOf(SYLLABLES, foldToken);

const NONE: ReadonlySet<string> = new Set();

/** A word of organizations (`Min`, `Mar`) may also be a name: it has the forms of both. */
const formsByFold = new Map(
  [...syllablesByFold, ...byFold].map(([fold, names]) => [
    fold,
    new Set([...names, ...(translationsOf(fold) ?? NONE)]),
  ]),
);

/**
 * Folds of other forms of a given name, of a Chinese or Korean syllable in another romanization, or of a word in another
 * language, by its fold: one entry stands for all spellings.
 */
export function otherFormsOf(fold: string): ReadonlySet<string> {
  return formsByFold.get(fold) ?? translationsOf(fold) ?? NONE;
}

/** Other romanizations of a Chinese or Korean syllable. */
export function syllablesLike(syllable: string): ReadonlySet<string> {
  return syllables.get(syllable) ?? NONE;
}

/** Spelt so in pinyin and in no other romanization of Chinese. */
export function isPinyinAlone(syllable: string): boolean {
  return /^(?:[bdgqxz]|c(?!h))/.test(syllable);
}

function groupsOf(text: string, keyOf: (name: string) => string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const group of text.trim().split(/[|\n]/)) {
    const names = [...new Set(group.trim().split(' ').map(keyOf))];
    for (const name of names) {
      const others = found.get(name) ?? new Set();
      for (const other of names) if (other !== name) others.add(other);
      found.set(name, others);
    }
  }
  return found;
}
