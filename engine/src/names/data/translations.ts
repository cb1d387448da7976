/**
 * Words that organizations name themselves by in Russian, Ukrainian, Arabic, Persian, Turkish and the languages of Western
 * Europe, in Latin letters, with the English word that lists give instead. Those before the semicolon were mined: they stand
 * for one another in the names of several parties of the UN, OFAC, Canadian and Australian lists
 * (`server/bench/mine-variants.ts`); those behind it are from dictionaries. A dash stands for the endings of an adjective.
 */
import { once } from '../../once.js';
import { foldToken } from '../../text/fold-token.js';
import { bareAdjective } from '../slavic-adjective.js';
import { ABBREVIATIONS } from './organization-words.js';
import { COUNTRY_WORDS } from './places.js';
import { WORDS_BY_LANGUAGE } from './words-by-language.js';

const PAIRS = `
nauchn- scientific|issledovatelsk- research|proizvodstvenn- production|biuro bureau|byuro bureau|konstruktorsk- design|predpriiatie enterprise|predpriyatie enterprise|obedinenie association|rossiisk- russian|rossiysk- russian
tsentraln- central|gosudarstvenn- state|uchrezhdenie institution|biudzhetn- budgetary|byudzhetn- budgetary|razvitiia development|razvitiya development|federatsii federation|nauk sciences|akademika academician|ministerstvo ministry|mashinostroiteln- engineering|mashinostroeniia engineering|mashinostroeniya engineering
mekhanichesk- mechanical|sudostroiteln- shipbuilding|muzei museum|muzey museum|blagotvoriteln- charitable|oblasti region|menedzhment management|upravliaiushchaia managing|upravlyayushchaya managing|finans financial|treid trading|sankt saint|verf shipyard|morsk- marine|merchant commercial|seaport port
liwa brigade|jaish army|jaysh army|jeish army|harakat movement|jabhat front|jebhat front|wilayat province|wilaya province|siman cement|shargh east|metallic metal|charity charitable
;
zavod plant|zavoda plant|fabrik factory|kombinat combine|banka bank|torgov- trading|dom house|kompanii company|korporatsiia corporation|korporatsiya corporation|korporatsii corporation|gruppa group|grupp group|gruppy group|kholding holding|agentstvo agency|agentstva agency|assotsiatsiia association|assotsiatsiya association|soiuz union|soyuz union
fond foundation|fonda foundation|tsentr center|tsentra center|institut institute|instituta institute|universitet university|universiteta university|akademiia academy|akademiya academy|laboratoriia laboratory|laboratoriya laboratory|upravlenie directorate|departament department|sluzhba service|sluzhby service|komitet committee|komiteta committee|sovet council
natsionaln- national|mezhdunarodn- international|promyshlenn- industrial|tekhnichesk- technical|tekhnologii technology|tekhnologiya technology|elektronn- electronics|energetichesk- energy|energetika energy|neftian- oil|neftyan- oil|gazov- gas|khimichesk- chemical|aviatsionn- aviation|avtomobiln- automotive|transportn- transport|zheleznodorozhn- railway|stroiteln- construction|strakhov- insurance|investitsionn- investment|finansov- financial|voenn- military|oboronn- defense|kosmichesk- space|raketn- rocket|iadern- nuclear|yadern- nuclear|metallurgichesk- metallurgical|gornodobyvaiushch- mining|ugoln- coal|stal steel|stali steel|optichesk- optical|radiotekhnichesk- radio|pribor instrument|priborostroiteln- instrument|sistem systems|sistemy systems|svyazi communications|sviazi communications|bezopasnosti security|federaln- federal|glavn- main|spetsialn- special|severn- northern|iuzhn- southern|yuzhn- southern|vostochn- eastern|zapadn- western|partiia party|partiya party|narodn- people|respublik republic|rossii russia|kryma crimea|krym crimea|belorussk- belarusian|belarusk- belarusian
derzhavn- state|pidpryiemstvo enterprise|tovarystvo company|naukov- scientific|vyrobnych- production|obiednannia association|natsionaln- national|tsentr center|budivelna construction
sharikat company|muassasat foundation|muassasa foundation|moassese foundation|bonyad foundation|jamiyat association|jamiat association|jamiyya association|jamia association|munazzamat organization|sazman organization|sazeman organization|vezarat ministry|wizarat ministry|daneshgah university|markaz center|markaze center|sanat industrial|sanaye industrial|sanayi industrial|tejarat trading|tijarat trading|tijara trading|bazargani trading|masraf bank|kataib brigades|katibat battalion|firqat division|ittihad union|majlis council|islami islamic|islamiya islamic|eslami islamic|islamiyya islamic|naft oil|niru energy|haml transport|keshtirani shipping|havapeimai airlines|khadamat services|mohandesi engineering|tahqiqat research|pazhuhesh research
ticaret trading|sirketi company|dis foreign|denizcilik shipping|insaat construction|nakliyat transport|gida food|ithalat import|ihracat export|tekstil textile|otomotiv automotive|vakfi foundation|dernegi association
comercializadora trading|comercial commercial|inversiones investment|inmobiliaria property|constructora construction|distribuidora distribution|exportadora export|importadora import|transportes transport|servicios services|industrias industrial|fundacion foundation|asociacion association|nacional national|internacional international|empresa enterprise|compania company|sociedad company|banco bank|minera mining|agricola agricultural|agricultura agricultural|ganadera livestock|consultores consulting
handel trading|handels trading|gesellschaft company|beteiligungs holding|vermogensverwaltung asset|bau construction|maschinenbau engineering|verein association|verwaltung management|immobilien property|dienst service|werke works
servis service|treiding trading|treyding trading|treidinh trading|konsalting consulting|inzhiniring engineering|inzhenering engineering|inzheniring engineering|lizing leasing|marketing market|invest investment|investments investment|kapital capital|logistik logistics|logistika logistics|logistic logistics|shiping shipping|elektroniks electronics|tekhnolodzhi technology|tekhnolodzhis technology|tekhnolodzhiz technology|teknolodzhi technology|solyushns solutions|solyushenz solutions|solushns solutions|sistems systems|sistemz systems|enerdzhi energy|interneshnl international|interneshnal international|internatsional international|indastriz industrial|indastri industrial|korporeishn corporation|korporeyshn corporation|kompani company|menedzhment management|kholdings holding|kholdinh holding|eirlains airline|eirlines airline|avieishn aviation|aviaishn aviation|avieyshn aviation|mashin machine|mashinz machine|industriya industrial|kargo cargo|ekspress express|ekspo expo|eksport export|produkt products|produkts products|produktsiya products|farma pharmaceutical|farmatsevtika pharmaceutical|farmatsiya pharmaceutical|tekstil textile|metall metal|komodities commodities|brend brand|didzhital digital|dizain design|kontrakt contract|kontrol control|laboratori laboratory|softver software|telekom telecom|telekommunikatsii telecom|interaktiv interactive|interneyshnl international|merin marine|marin marine|agro agricultural|eko eco|stroi construction|stroy construction|lojistik logistics|tasimacilik transport|teknoloji technology|teknolojileri technology|sistemleri systems|makina machinery|makine machinery|pazarlama market|turizm tourism|enerji energy|elektrik electric|elektronik electronics|kimya chemical|petrol petroleum|madencilik mining|havacilik aviation|savunma defense|yatirim investment|danismanlik consulting|hizmetleri services|grubu group|bankasi bank|sigorta insurance|tarim agricultural|urunleri products|ihracat export
perdagangan trading|perusahaan company|perkapalan shipping|pelayaran shipping|industri industrial|tambang mining|pertambangan mining|dagang trading
anlagenbau plant|elektrotechnik electric|spedition forwarding|logistiek logistics|scheepvaart shipping|rederij shipping|rederi shipping|reederei shipping|versicherung insurance|industrie industrial|werkzeuge tools|stahl steel|chemie chemical|forschung research|forschungs research|zentrum center|technik technology|technologie technology|luftfahrt aviation|flug air
sociedad company|sociedade company|societa company|navegacion navigation|naviera shipping|navegacao navigation|transporte transport|trasporti transport|trasporto transport|spedizioni forwarding|costruzioni construction|construcciones construction|construcoes construction|construtora construction|edilizia construction|commerciale commercial|commercio trading|comercio trading|comerciais commercial|participacoes holding|empreendimentos enterprise|investimentos investment|investimenti investment|finanziaria financial|financiera financial|financeira financial|banca bank|alimentos food|alimentari food|productos products|produtos products|prodotti products|quimica chemical|petroleos petroleum|petroleo petroleum|energia energy|minerales minerals|mineria mining|mineracao mining|metalurgica metallurgical|siderurgica steel|telecomunicaciones telecom|tecnologia technology|tecnologias technology|sistemas systems|seguros insurance|seguridad security|hoteles hotel|turismo tourism|viajes travel|consultoria consulting|asesoria consulting|asesores consulting|gestion management|administracion administration|instituto institute|universidad university|universidade university|centro center|ministerio ministry|movimiento movement|ejercito army|frente front|partido party|comite committee|consejo council|oficina office|importaciones import|exportaciones export|importacao import|exportacao export|laboratorios laboratory|farmaceutica pharmaceutical|hermanos brothers|hijos sons|fils sons|freres brothers|figli sons|fratelli brothers
commerce commercial|generale general|societe society|nationale national|internationale international|banque bank|assurances insurance|institut institute|centre center|fondation foundation|recherche research
`;

/** Romanized endings of Russian and Ukrainian adjectives, for stems that `bareAdjective` does not cover. */
const ENDINGS = 'yi yy iy ii yj ij oi oy aia aya oe oye ogo oho ykh ikh ye yie ie yye iye a e'.split(' ');
/** Endings that it leaves on all other stems, and the short endings of western and southern languages. */
const SHORT_ENDINGS = 'yi a e i o y'.split(' ');

/** Returns the forms a table's word takes in prepared names; a dash stands for the endings of an adjective. */
function writtenForms(word: string): readonly string[] {
  if (!word.endsWith('-')) return [bareAdjective(word) ?? word];
  const stem = word.slice(0, -1);
  if (stem.endsWith('sk')) return [stem];
  return (/[nvw]$/.test(stem) ? SHORT_ENDINGS : ENDINGS).map((ending) => stem + ending);
}

/** A shared word by the folds of its forms: the word itself, its abbreviations, its plural, the adjectives of a country; other languages. */
interface SharedWord {
  readonly english: Set<string>;
  readonly foreign: Set<string>;
}

/** Words that a fold is a form of; their other forms are gathered on first use. */
interface KnownFold {
  readonly of: SharedWord[];
  others?: ReadonlySet<string>;
}

const tables = once(() => {
  const words = new Map<string, SharedWord>();
  const folds = new Map<string, KnownFold>();
  /** A form to the words that it may stand for. */
  const meanings = new Map<string, string[]>();
  for (const [form, word] of [...ABBREVIATIONS, ...COUNTRY_WORDS]) {
    addFold(sharedWord(word), 'english', form);
    addMeaning(form, word);
  }
  for (const pair of [PAIRS, ...Object.values(WORDS_BY_LANGUAGE)].join('\n').split(/[|;\n]/)) {
    const [word, meaning] = pair.trim().split(' ');
    if (word === undefined || meaning === undefined) continue;
    const written = writtenForms(word);
    for (const english of meanings.get(meaning) ?? [meaning]) {
      const shared = sharedWord(english);
      for (const form of written) {
        addFold(shared, 'foreign', form);
        addMeaning(form, english);
      }
    }
  }
  return { folds, meanings };

  function sharedWord(word: string): SharedWord {
    const known = words.get(word);
    if (known !== undefined) return known;
    const made: SharedWord = { english: new Set(), foreign: new Set() };
    words.set(word, made);
    addFold(made, 'english', word);
    return made;
  }

  function addFold(shared: SharedWord, language: keyof SharedWord, form: string): void {
    const fold = foldToken(form);
    if (shared[language].has(fold)) return;
    shared[language].add(fold);
    const known = folds.get(fold);
    if (known === undefined) folds.set(fold, { of: [shared] });
    else known.of.push(shared);
  }

  function addMeaning(form: string, word: string): void {
    const known = meanings.get(form);
    if (known === undefined) meanings.set(form, [word]);
    else if (!known.includes(word)) known.push(word);
  }
});

/** A form in English stands for every other, one in another language for English. */
function othersOf(fold: string, words: readonly SharedWord[]): ReadonlySet<string> {
  const others = new Set<string>();
  for (const { english, foreign } of words) {
    for (const other of english) others.add(other);
    if (english.has(fold)) for (const other of foreign) others.add(other);
  }
  others.delete(fold);
  return others;
}

const NO_WORDS: readonly string[] = [];
const NO_FOLDS: ReadonlySet<string> = new Set();

/** The English words that a word of an organization's name stands for, as abbreviation or translation. */
export function inEnglish(latin: string): readonly string[] {
  return tables().meanings.get(latin) ?? NO_WORDS;
}

/** By folds: other forms of a shared word, and its forms in other languages. */
export function translationsOf(fold: string): ReadonlySet<string> {
  const known = tables().folds.get(fold);
  if (known === undefined) return NO_FOLDS;
  known.others ??= othersOf(fold, known.of);
  return known.others;
}
