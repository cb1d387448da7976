/**
 * Words that organizations name themselves by in Russian, Ukrainian, Arabic, Persian, Turkish and the languages of Western
 * Europe, in Latin letters, with the English word that lists give instead. Those before the semicolon were mined: they stand
 * for one another in the names of several parties of the UN, OFAC, Canadian and Australian lists
 * (`server/bench/mine-variants.ts`); those behind it are from dictionaries. A dash stands for the endings of an adjective.
 */
import { foldToken } from '../../text/fold-token.js';
import { ABBREVIATIONS } from './organization-words.js';

const PAIRS = `
nauchn- scientific|issledovatelsk- research|proizvodstvenn- production|biuro bureau|byuro bureau|konstruktorsk- design|predpriiatie enterprise|predpriyatie enterprise|obedinenie association|rossiisk- russian|rossiysk- russian
tsentraln- central|gosudarstvenn- state|uchrezhdenie institution|biudzhetn- budgetary|byudzhetn- budgetary|razvitiia development|razvitiya development|federatsii federation|nauk sciences|akademika academician|ministerstvo ministry|mashinostroiteln- engineering|mashinostroeniia engineering|mashinostroeniya engineering
mekhanichesk- mechanical|sudostroiteln- shipbuilding|muzei museum|muzey museum|blagotvoriteln- charitable|moskovsk- moscow|oblasti region|menedzhment management|upravliaiushchaia managing|upravlyayushchaya managing|finans financial|treid trading|sankt saint|verf shipyard|morsk- marine|merchant commercial|seaport port
liwa brigade|jaish army|jaysh army|jeish army|harakat movement|jabhat front|jebhat front|wilayat province|wilaya province|siman cement|shargh east|metallic metal|charity charitable
;
zavod plant|zavoda plant|fabrik factory|kombinat combine|banka bank|torgov- trading|dom house|kompanii company|korporatsiia corporation|korporatsiya corporation|korporatsii corporation|gruppa group|grupp group|gruppy group|kholding holding|agentstvo agency|agentstva agency|assotsiatsiia association|assotsiatsiya association|soiuz union|soyuz union
fond foundation|fonda foundation|tsentr center|tsentra center|institut institute|instituta institute|universitet university|universiteta university|akademiia academy|akademiya academy|laboratoriia laboratory|laboratoriya laboratory|upravlenie directorate|departament department|sluzhba service|sluzhby service|komitet committee|komiteta committee|sovet council
natsionaln- national|mezhdunarodn- international|promyshlenn- industrial|tekhnichesk- technical|tekhnologii technology|tekhnologiya technology|elektronn- electronics|energetichesk- energy|energetika energy|neftian- oil|neftyan- oil|gazov- gas|khimichesk- chemical|aviatsionn- aviation|avtomobiln- automotive|transportn- transport|zheleznodorozhn- railway|stroiteln- construction|strakhov- insurance|investitsionn- investment|finansov- financial|voenn- military|oboronn- defense|kosmichesk- space|raketn- rocket|iadern- nuclear|yadern- nuclear|metallurgichesk- metallurgical|gornodobyvaiushch- mining|ugoln- coal|stal steel|stali steel|optichesk- optical|radiotekhnichesk- radio|pribor instrument|priborostroiteln- instrument|sistem systems|sistemy systems|svyazi communications|sviazi communications|bezopasnosti security|federaln- federal|glavn- main|spetsialn- special|severn- northern|iuzhn- southern|yuzhn- southern|vostochn- eastern|zapadn- western|partiia party|partiya party|narodn- people|respublik republic|rossii russia|kryma crimea|krym crimea|belorussk- belarusian|belarusk- belarusian
derzhavn- state|pidpryiemstvo enterprise|tovarystvo company|naukov- scientific|vyrobnych- production|obiednannia association|natsionaln- national|tsentr center|budivelna construction
sharikat company|muassasat foundation|muassasa foundation|moassese foundation|bonyad foundation|jamiyat association|jamiat association|jamiyya association|jamia association|munazzamat organization|sazman organization|sazeman organization|vezarat ministry|wizarat ministry|daneshgah university|markaz center|markaze center|sanat industrial|sanaye industrial|sanayi industrial|tejarat trading|tijarat trading|tijara trading|bazargani trading|masraf bank|kataib brigades|katibat battalion|firqat division|ittihad union|majlis council|islami islamic|islamiya islamic|eslami islamic|islamiyya islamic|naft oil|niru energy|haml transport|keshtirani shipping|havapeimai airlines|khadamat services|mohandesi engineering|tahqiqat research|pazhuhesh research
ticaret trading|sirketi company|dis foreign|denizcilik shipping|insaat construction|nakliyat transport|gida food|ithalat import|ihracat export|tekstil textile|otomotiv automotive|vakfi foundation|dernegi association
comercializadora trading|comercial commercial|inversiones investment|inmobiliaria property|constructora construction|distribuidora distribution|exportadora export|importadora import|transportes transport|servicios services|industrias industrial|fundacion foundation|asociacion association|nacional national|internacional international|empresa enterprise|compania company|sociedad company|banco bank|minera mining|agricola agricultural|ganadera livestock|consultores consulting
handel trading|handels trading|gesellschaft company|beteiligungs holding|vermogensverwaltung asset|bau construction|maschinenbau engineering|verein association|verwaltung management|immobilien property|dienst service|werke works
commerce commercial|generale general|nationale national|internationale international|banque bank|assurances insurance|institut institute|centre center|fondation foundation|recherche research
`;

/** Endings of Russian and Ukrainian adjectives, as romanizations spell them. */
const ENDINGS = 'yi yy iy ii yj ij oi oy aia aya oe oye ogo oho ykh ikh ye yie ie yye iye a e'.split(' ');

const english = new Map<string, string>();
const forms = new Map<string, Set<string>>();
for (const pair of PAIRS.split(/[|;\n]/)) {
  const [word, meaning] = pair.trim().split(' ');
  if (word === undefined || meaning === undefined) continue;
  // The scorer knows English words by the one that stands for a group (`industries`, `industrial`).
  const shared = ABBREVIATIONS[meaning] ?? meaning;
  const written = word.endsWith('-') ? ENDINGS.map((ending) => word.slice(0, -1) + ending) : [word];
  for (const one of written) {
    if (ABBREVIATIONS[one] !== undefined || one === shared) continue;
    english.set(one, shared);
    relate(foldToken(one), foldToken(shared));
    relate(foldToken(shared), foldToken(one));
  }
}

function relate(word: string, other: string): void {
  const others = forms.get(word) ?? new Set();
  others.add(other);
  forms.set(word, others);
}

/** The English of a word of an organization's name; undefined when no table knows it. */
export function inEnglish(latin: string): string | undefined {
  return english.get(latin);
}

/** By folds: words of other languages for an English word, or the English for one of theirs; undefined when there is none. */
export function translationsOf(fold: string): ReadonlySet<string> | undefined {
  return forms.get(fold);
}
