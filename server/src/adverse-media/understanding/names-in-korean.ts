import type { FoundName } from './found-name.js';
import type { Bystander } from './language-terms.js';
import { addName, MAX_NAMES, shareInLists, withRepeats } from './name-spans.js';
import { possibleKoreanNames } from './possible-east-asian-names.js';
import type { ReadText } from './read-text.js';

/** Family names of Statistics Korea's census with more than a few thousand bearers, compound ones first. */
const FAMILY =
  '남궁|황보|제갈|선우|독고|사공|서문|동방|[김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용빙갈나라봉경복사범]';
const FULL = `(?:${FAMILY})[가-힣]{1,2}`;
/** Particles behind a name. */
const PARTICLE =
  '(?:씨|군|양|님)?(?:은|는|이|가|을|를|의|에게|에게는|에게서|와|과|도|측|측은|이라는|라는|으로|로|만|까지|께서|에|이다|의원)?';
const BOUNDARY = `(?=${PARTICLE}(?:[\\s,.()"'“”‘’·…:;\\]\\[!?]|$))`;
const OFFICES: Readonly<Record<string, Bystander>> = {
  ...officesOf('검사|부장검사|차장검사|지검장|검찰총장|검사장|특별검사|특검', 'prosecutor'),
  ...officesOf('판사|부장판사|재판장|대법관|대법원장|재판관', 'judge'),
  ...officesOf('변호사|변호인', 'lawyer'),
  ...officesOf('기자|특파원|앵커|논설위원', 'journalist'),
  ...officesOf(
    '대통령|부통령|총리|장관|차관|시장|지사|도지사|의원|대변인|청장|서장|국장|위원장|총경|경정|경감|대사|비서관|수석|교수|총재|사령관|구청장|군수|교육감|과장|팀장|국왕|총장|원장|센터장|위원|최고위원|원내대표|소장|연구원|전문가|외교부장|주석|본부장|단장',
    'official',
  ),
};
/** Functions that an accused may also hold. */
const FUNCTIONS =
  '대표|대표이사|회장|부회장|명예회장|사장|부사장|상무|전무|이사|부장|차장|감독|코치|선수|배우|가수|목사|신부|스님|작가|시인|셰프|행장|은행장|이사장|전 대표|실소유주|비서|씨|군|양|모씨|오너|총수|사무장|원사|중사|하사|병장|상병|일병|대위|중령|대령|소령|PD|피디|감사|조합장|지점장|브로커';
const ACCUSED = '피의자|용의자|피고인|피고|범인|주범|공범|총책|수배자|피고인인|용의자인|피의자인';
const TITLES = `${Object.keys(OFFICES).join('|')}|${FUNCTIONS}`;
const FORMER = '(?:전|현|신임|당시|前|現)\\s?';
const NOT_NAMES =
  /^(?:이번|이날|이후|이에|이를|이와|이들|이어|이상|이미|이런|이처럼|한국|한편|한번|한때|미국|정부|정치|정상|정책|오전|오후|오늘|조사|조치|조직|지난|지방|지역|지금|최근|최고|최대|최초|현재|현지|현직|전직|전국|전체|전문|전날|우리|여성|여당|남성|남편|남자|여자|주요|주민|주장|자신|강남|서울|서초|경찰|경기|경남|경북|부산|대구|대전|광주|인천|인근|검찰|법원|국회|국내|국민|국가|국제|기소|기업|기자|사건|사실|사람|사회|사장|사고|공범|공무|공개|공식|원심|선고|성폭|성추|성범|신고|신체|신도|고소|고발|고등|하지|하루|하고|하며|유죄|유족|무죄|방법|방송|방침|변호|배우|배심|문제|문화|안전|양형|양측|연구|연합|연예|위원|위반|명령|길이|도로|도주|소속|소송|소득|추가|반면|반대|제보|제기|제도|어린|어머|은행|용의|용산|나라|나이|나흘|복지|범행|범죄|지검|지법|고법|대표|대통|회장|의원|장관|청장|총리|교수|선수|감독|주범|전무|가족|노조|노동|구속|구형|진술|진행|민주|채용|한나|임원|임직|모두|모든|모습|모친|오빠|오는|서로|서류|박사|손해|손님|차량|차례|주식|주변|주택|우선|구체|구매|설명|설치|석방|금융|금품|인터|인정|인물|편의|마약|마지|기존|기간|기준|여부|여러|여기|여중|여고|여학|학생|함께|심리|심의|성인|성명|성관|남녀|남북|북한|중국|일본|이재민)/u;
/** A person, an age, a courtesy or an office right behind. */
const FOLLOWED = new RegExp(
  `(?<![가-힣A-Za-z])((?:${FAMILY})(?:\\s?모|[가-힣]{1,2}))\\s?(\\(\\d{1,3}[^)]{0,16}\\)|\\([一-龥]{2,4}\\))?\\s?(?:${FORMER})?(?:[가-힣]{2,10}\\s(?=(?:${TITLES})))?(${TITLES})?${BOUNDARY}`,
  'gu',
);
const PRECEDED = new RegExp(
  `(?<![가-힣])(${ACCUSED}|${TITLES})\\s((?:${FULL})|[가-힣]{2,6}\\s[가-힣]{2,6})${BOUNDARY}`,
  'gu',
);
const LISTED = new RegExp(`^(?:\\([^)]{1,16}\\))?(?:씨)?(?:, |·|와 |과 |및 | 및 )(${FULL})${BOUNDARY}`, 'u');
/** One letter stands for a name that is withheld. */
const WITHHELD = /(?<![A-Za-z가-힣])([A-Z])(?:씨|양|군|\(\d{1,3}[^)]{0,10}\)\s?씨)/gu;
const SUFFIXES =
  '은행|저축은행|그룹|전자|건설|제약|증권|식품|해운|홀딩스|엔터테인먼트|항공|자동차|물산|화학|카드|생명|보험|푸드|산업|개발|테크|재단|대학교|병원|노조|협회|마린|농산|코리아|케미칼|중공업|통신|택배|투자|캐피탈|바이오|제과|유통|무역|상사|시스템|미디어|조선|철강|타이어|백화점|법인|에너지|메디칼|제지|교회|유업|주식회사';
const ORGANIZATION = new RegExp(
  `(?:㈜|\\(주\\)|주식회사\\s)[가-힣A-Za-z]{2,14}|(?<![가-힣A-Za-z])[가-힣A-Za-z]{1,12}(?:${SUFFIXES})${BOUNDARY}`,
  'gu',
);

function officesOf(list: string, role: Bystander): Record<string, Bystander> {
  return Object.fromEntries(list.split('|').map((office) => [office, role]));
}

export function namesInKorean({ text }: ReadText): FoundName[] {
  const found: FoundName[] = [];
  for (const match of text.matchAll(PRECEDED)) {
    if (found.length >= MAX_NAMES) break;
    const [whole, before, name] = match as unknown as [string, string, string];
    if (NOT_NAMES.test(name) || (name.includes(' ') && !isAccusedWord(before))) continue;
    addName(found, person(name, match.index + whole.length - name.length, before, text));
  }
  for (const match of text.matchAll(FOLLOWED)) {
    if (found.length >= MAX_NAMES) break;
    const [, name, age, behind] = match as unknown as [string, string, string | undefined, string | undefined];
    const courtesy = /^씨/u.test(text.slice(match.index + match[0].length));
    if ((age === undefined && behind === undefined && !courtesy) || NOT_NAMES.test(name)) continue;
    addName(found, person(name, match.index, behind, text));
  }
  for (const match of text.matchAll(WITHHELD)) addName(found, person(match[1] as string, match.index, undefined, text));
  for (let i = 0; i < found.length && found.length < MAX_NAMES; i += 1) {
    const { end } = found[i] as FoundName;
    const listed = LISTED.exec(text.slice(end, end + 40));
    const name = listed?.[1];
    if (listed !== null && name !== undefined && !NOT_NAMES.test(name))
      addName(found, person(name, end + listed[0].length - name.length, undefined, text));
  }
  for (const { index, 0: written } of text.matchAll(ORGANIZATION))
    addName(found, { type: 'organization', start: index, end: index + written.length, words: [written] });
  for (const name of possibleKoreanNames(text)) addName(found, name);
  const all = withRepeats(found, text, ({ type }, written) => type === 'person' && written.length > 2);
  return shareInLists(all, text, /^(?:\([^)]{1,16}\))?(?:씨)?(?:, |·|와 |과 | 및 )$/u);
}

function person(name: string, start: number, beside: string | undefined, text: string): FoundName {
  const office = beside === undefined ? undefined : OFFICES[beside];
  const former = /(?:전|前|출신)\s?[가-힣]{0,8}\s?$/u.test(text.slice(Math.max(0, start - 12), start));
  return {
    type: 'person',
    start,
    end: start + name.length,
    words: name.includes(' ') && !/\s모$/u.test(name) ? name.split(' ') : [name.replace(/\s/u, '')],
    ...(beside !== undefined && isAccusedWord(beside) && { accused: true as const }),
    ...(office !== undefined && !former && { title: office }),
  };
}

function isAccusedWord(word: string): boolean {
  return new RegExp(`^(?:${ACCUSED})$`, 'u').test(word);
}
