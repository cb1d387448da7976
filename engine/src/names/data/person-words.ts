/**
 * Words around a person's name. Sources: titles and forms of address of the OFAC, UN and EU lists' own title
 * fields and of national style guides; particles from the IFLA "Names of Persons" usage rules.
 * Written in folded-free lower-case Latin, as `transliterateWord` gives them.
 */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Forms of address and ranks: they say nothing about who somebody is. */
export const TITLES = words(`
mr mrs ms miss mister master sir madam madame mme mlle monsieur mademoiselle messrs dr doctor prof professor doc dott dottore dottoressa dra ing mag dipl herr frau fraulein
hon honorable honourable rt rev reverend fr father sister brother pastor bishop archbishop cardinal pope rabbi imam ayatollah hojjatoleslam hojatoleslam hujjat
mullah mulla mullo molla mawlawi maulvi maulavi mawlavi moulvi maulana mawlana mufti qari hafiz alhaji haji hajji hadji haj hajj hajja al-haj shaykh sheikh sheik shaikh cheikh sheykh chaykh
sayyid sayid sayed sayyed syed saiyid seyyed seyed seyid sidi
emir prince princess king queen sultana president prasident presidente premier minister senator sen congressman congresswoman rep governor gov mayor ambassador consul chancellor
gen general lt lieutenant ltgen col colonel maj major capt captain cpt cdr commander cmdr adm admiral brig brigadier sgt sergeant cpl corporal marshal cadre comrade
don dona senhor senhora senor senora sr sra srta signor signora dom pan pani gospodin gospozha tov
lord lady baron baroness count countess duke duchess earl graf grafin freiherr
engineer eng muhandis ustad ustadh ustaz akhund akhundzada akhunzada hujjatulislam
u daw ko ma shri shrimati smt sri kumari thiru nai nang nangsao khun
esq esquire phd md mba jd cpa mp mep qc kc obe mbe cbe
judge justice chief mgr abbe monsenor excmo licenciado lic lcdo abogado avv geom ingeniero ingenieur inzh kapitan mayor brigadegeneral oberst hauptmann comandante cdte teniente coronel capitan almirante sargento generalmajor polkovnik podpolkovnik
dato datuk datin tengku tunku encik puan bapak kyai kiai raden haja hadja hajiya elhadj elhadji alhaj alhajj mallam malam mzee otunba pandit swami janab aqa hujjatoleslam hojat seyit seyed seyyid mohandes sarhang sartip duktur doktor ustath mulana mowlavi mavlavi molavi
excellency highness majesty eminence holiness
ltc lcol ltcol majgen brigen ltg adml radm vadm cmdt const insp ret retd deceased
`);

/** Titles that are also names: a title only when two other words remain. */
export const SOFT_TITLES = words(`
don ko ma u sri general major king prince earl duke count baron master father sister brother pope cardinal bishop pastor dom rep sen gov eng fr col sayed sayyid syed sayid sayyed seyed saiyid haji hajji haj hafiz
akhund akhundzada akhunzada ustad shaykh sheikh sheik shaikh cheikh imam qari mufti sultana emir mulla mullah molla pan tov nai nang president minister marshal maj md comrade shri hajj hajja sidi sr sra
judge justice chief abbe mgr lic aqa raden kapitan mayor malam mallam pandit hojat coronel capitan sargento ret const insp dato datuk encik puan tengku tunku haja swami molavi mowlavi mavlavi sarhang seyit seyyid bapak deceased
`);

/** Words that begin a form of address (`His Excellency`, `Right Honourable`): titles before a title alone. */
export const BEFORE_TITLES = words('his her their royal most right very');

/** Small words that tie name parts together. */
export const PARTICLES = words(`
al el ul ad ar as ash at an az ed ez er es en il le la las los les lo du de del della delle degli dei di da das do dos den der des af av von van vom zu zum zur ten ter te op het t
y e i et und and bat ha oglu ogly ogli oghlu oghli ugli uly uulu kyzy qyzy gizi qizi kizi zada zadah zadeh pur pour khel khil zai zay ur ud us uz or st saint san santa sao nee born geb geborene
`);

/** Words before a father's name ("son of"): what follows is not the bearer's own name. */
export const SON_OF = words('bin ibn ben bn ould wuld walad weld oulad bint binti bent binte anak');

/** Words behind a father's name ("son of", "daughter of") in Azerbaijani and the Turkic languages of Central Asia. */
export const CHILD_OF = words('oglu ogly ogli oghlu oghli ugli uly uulu kyzy qyzy gizi qizi kizi');

/** Words that begin a by-name of two words ("father of"). */
export const KUNYA = words('abu abou aboe abo umm um oum omm ummu abi aba ebu');

/** Generation marks, numbers of rulers among them, with a rank for each generation: a junior (1) may be the second (2) of his name. */
export const GENERATIONS: ReadonlyMap<string, number> = new Map(
  ['jr junior jnr filho hijo', 'ii', 'sr snr senior', 'iii', 'iv', 'neto', 'sobrinho'].flatMap((generation, i) =>
    generation.split(' ').map((mark) => [mark, i + 1]),
  ),
);

/** Endings that make a father's name in Slavic languages, in English, German, French, Polish and Romanian romanization. */
export const PATRONYMIC =
  /(?:[aeoi]vich|[eo]vych|[eo]vic|[aeo]vitch|[aeo]witsch|[eo]wicz|[eo]vici|[eo]vits|[eoi]vna|[aoe]wna|inichna|ichna|inishna|[ae]una)$/;

/** Of these the ones that are family names as well (`Petrovic`, `Mickiewicz`, `Popovici`): none at the end of a name. */
export const PATRONYMIC_OR_FAMILY_NAME = /(?:vic|wicz|vici|vits)$/;
