/** Rows at which an answer may be cut. */
export const MAX_ROWS = 50_000;

/** A class of offices on Wikidata, with the level of its holders where the title of the office does not tell. */
interface OfficeClass {
  readonly item: string;
  readonly level: 1 | 2 | 3 | 4;
  /** True for classes whose holders do not fit into one answer: one request for each last digit of their items. */
  readonly large?: true;
}

export const OFFICE_CLASSES: Readonly<Record<string, OfficeClass>> = {
  'head of state': { item: 'Q48352', level: 1 },
  'head of government': { item: 'Q2285706', level: 1 },
  minister: { item: 'Q83307', level: 1, large: true },
  'deputy minister': { item: 'Q26204040', level: 1 },
  'member of parliament': { item: 'Q486839', level: 2, large: true },
  'judge of a supreme court': { item: 'Q55736868', level: 2 },
  'governor of a central bank': { item: 'Q107363151', level: 2 },
  'military chief of staff': { item: 'Q707492', level: 2 },
  governor: { item: 'Q132050', level: 3 },
  'minister-president': { item: 'Q3099723', level: 3 },
  ambassador: { item: 'Q121998', level: 3 },
  'party leader': { item: 'Q1553195', level: 3 },
  legislator: { item: 'Q4175034', level: 4, large: true },
  mayor: { item: 'Q30185', level: 4, large: true },
  'council member': { item: 'Q708492', level: 4, large: true },
};

/** Languages of a name, the first that there is: a label says how a name is written, whatever its language. */
const LANGUAGES = 'en,mul,fr,de,es,pt,it,nl,pl,tr,ru,uk,ar,fa,zh,ja,ko';

/**
 * The addresses of the query service: one for each class of offices, large ones in ten parts. Its limits are 60 seconds of
 * processing for a query, and for a client in a minute.
 */
export function wikidataQueries(service: string): string[] {
  return Object.values(OFFICE_CLASSES).flatMap(({ item, large }) => {
    const parts = large === true ? [...'0123456789'] : [undefined];
    return parts.map((digit) => `${service}?format=json&query=${encodeURIComponent(query(item, digit))}`);
  });
}

/** The living who hold an office of the class, or held it up to five years ago. */
function query(office: string, digit: string | undefined): string {
  const part = digit === undefined ? '' : `FILTER(STRENDS(STR(?person), "${digit}")) `;
  return (
    'SELECT ?person ?name ?native ?sex ?born ?precision ?citizenship ?class ?position ?title ?country ?start ?end WHERE { ' +
    `VALUES ?class { wd:${office} } ?position wdt:P279* ?class . ?person p:P39 ?held . ?held ps:P39 ?position . ` +
    `?person wdt:P31 wd:Q5 . ${part}FILTER NOT EXISTS { ?person wdt:P570 ?died } ` +
    'OPTIONAL { ?held pq:P580 ?start } OPTIONAL { ?held pq:P582 ?end } ' +
    'FILTER(!BOUND(?end) || YEAR(?end) >= YEAR(NOW()) - 5) ' +
    'OPTIONAL { ?person p:P569/psv:P569 [ wikibase:timeValue ?born ; wikibase:timePrecision ?precision ] } ' +
    'OPTIONAL { ?person wdt:P1559 ?native } OPTIONAL { ?person wdt:P21 ?sex } ' +
    'OPTIONAL { ?person wdt:P27/wdt:P297 ?citizenship } OPTIONAL { ?position (wdt:P1001|wdt:P17)/wdt:P297 ?country } ' +
    `SERVICE wikibase:label { bd:serviceParam wikibase:language "${LANGUAGES}" . ` +
    `?person rdfs:label ?name . ?position rdfs:label ?title } } LIMIT ${MAX_ROWS}`
  );
}
