import type { FoundName } from './found-name.js';

/** Two hundred frequent Japanese family names. */
const JAPANESE_FAMILY =
  '佐々木|長谷川|五十嵐|大久保|佐久間|久保田|小笠原|日比野|長谷部|宇都宮|佐藤|鈴木|高橋|田中|伊藤|渡辺|渡邊|渡部|山本|中村|小林|加藤|吉田|山田|山口|松本|井上|木村|斎藤|斉藤|齋藤|清水|山崎|池田|橋本|阿部|安部|安倍|石川|山下|中島|石井|小川|前田|岡田|藤田|後藤|近藤|村上|遠藤|青木|坂本|福田|太田|西村|藤井|金子|岡本|藤原|三浦|中野|中川|原田|松田|竹内|小野|田村|中山|和田|石田|森田|上田|内田|柴田|酒井|宮崎|横山|高木|安藤|宮本|大野|小島|谷口|今井|工藤|高田|増田|丸山|杉山|村田|大塚|新井|小山|平野|藤本|河野|上野|野口|武田|松井|千葉|菅原|岩崎|木下|佐野|野村|松尾|菊地|菊池|杉本|市川|古川|大西|島田|水野|桜井|高野|吉川|山内|西田|飯田|西川|小松|北村|安田|川口|平田|中田|服部|岩田|土屋|川崎|福島|本田|樋口|秋山|田口|永井|山中|中西|吉村|川上|石原|大橋|松岡|馬場|浜田|森本|星野|矢野|浅野|松下|吉岡|荒木|小池|野田|松村|片山|小沢|黒田|堀|熊谷|大川|尾崎|須藤|宮田|西山|榎本|米田|萩原|神田|平井|岩本|篠原|今村|奥田|川村|津田|関口|北川|早川|川島|桑原|東山|三宅|大谷|永田|根本|堀内|飯島|白石|八木|角田|沢田|富田|竹田|栗原|岸田|柳沢|塩谷|稲葉|村井|片桐|大島|渋谷|森山|岸本|成田|本間|広瀬|窪田|川田|梅田|浅井|中井|小泉|石橋|岡崎|内藤|松永|望月|大石|広田|甲斐|牧野|笠原|児玉|榊原|竹中|滝沢|松原|荒井|岡村|戸田|田辺|小田|福井|長田|神谷|川端|杉浦|武藤|天野|若林|植田|宮下|宮川|中原|大山|小西|浅田|岩井|西野|小倉|坂口|三好|相馬|小坂|中尾|松浦|柳田|有馬|塚本|野中|杉田|安井|吉野|徳永|古賀|高山|金田|豊田|塩田|林田|村山|柏木|堀江|上原|新田|及川|大竹|南|森|林|原|関|東|辻|堀|谷|岡|島|星|泉|西|北';
const JAPANESE_PERSON = new RegExp(
  `(?<=^|[、。「」『』（(のはがをにでと・：\\s　]|員|者|職|家|師|長|人|役|相|生|手|主)((?:${JAPANESE_FAMILY})(?:[\\p{Script=Han}々]{1,2}|[ぁ-ん]{2,3}?))(?=[、。」』（(はがをにもともら氏・\\s]|さん|ちゃん|容疑者|被告|弁護士|議員|社長|会長|知事|市長|学長|教授|監督|元|前|副|課長|部長|本部長|相|アナリスト|$)`,
  'gu',
);
/** A name in katakana or Latin letters between particles. */
const JAPANESE_OTHER =
  /(?<=^|[、。「『（(のはが・：\s])([\p{Script=Katakana}ー]{5,16}|[A-ZＡ-Ｚ][A-Za-zＡ-Ｚａ-ｚ&.]{2,16})(?=[をはがにもと、」』（(]|社)/gu;
const JAPANESE_FIRM =
  /[\p{Script=Han}\p{Script=Katakana}ー]{1,6}(?:電機|電力|電気|電工|通商|監査法人|物産|不動産|化学|理化|食品|運輸|海運|水産|興業|産業|商会|開発|通信|鉄道|航空|保険|土木|組)(?=[」』、。はがをにもとの（(])/gu;
const NO_JAPANESE_NAME =
  /^(?:東京|東北|東海|東日|東部|西日|西部|北海|北日|北朝|南アフ|南米|南部|南極|原告|原因|原発|関係|関与|関連|関東|関西|林業|森林|島根|谷間|西側|東側|北側|南側|岡山|岡崎市|福島県|福島第|石川県|千葉県|千葉市|宮崎県|山口県|広島|福井県|島内|東大|北部|泉|星|原子|関心|関税)/u;

/** Returns what may be names in a Japanese text, by the frequent family names or by the letters they are written in. */
export function possibleJapaneseNames(text: string): FoundName[] {
  const names: FoundName[] = [];
  for (const { index, 0: written } of text.matchAll(JAPANESE_PERSON))
    if (!NO_JAPANESE_NAME.test(written)) names.push(possible('person', index, written));
  for (const { index, 0: written } of text.matchAll(JAPANESE_FIRM))
    names.push(possible('organization', index, written));
  for (const { index, 0: written } of text.matchAll(JAPANESE_OTHER))
    names.push(possible('organization', index, written));
  return names;
}

/** Syllables that Korean given names are mostly made of. */
const KOREAN_GIVEN =
  '민서준현우지영수진호성재은정경미희선동철용상광태훈석혁규환승원윤종병창남순옥숙연주화인유하도건범한근덕만복봉길식찬택필형홍효후휘혜해향춘채일익율완예언아신솔세섭빈배묵명래라두령림강권기란련렬록룡률보삼생설소시안애양억엽오웅월의이자제중천충탁표학헌협흠웅';
const KOREAN_FAMILY =
  '김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진지엄채원천방공현함변염여추석설선마길연위표명기반왕리림';
const KOREAN_PERSON = new RegExp(
  `(?<![가-힣A-Za-z])([${KOREAN_FAMILY}][${KOREAN_GIVEN}]{2})(?=(?:은|는|이|가|을|를|의|에게|와|과|도|측|씨|군|양)?(?:[\\s,.()"'“”‘’·…\\]]|$))`,
  'gu',
);
const NO_KOREAN_NAME =
  /^(?:이유|정신|정도|정보|정부|지원|지역|조직|조사|주장|주민|진행|진술|인정|한국|한민|한미|최근|최대|현재|현장|전체|전화|이후|이상|이용|이전|이하|수사|신고|신용|선고|선거|성명|성인|유죄|유지|유명|유형|구형|구성|공동|공소|고소|고용|기소|기록|남성|남해|명령|명예|변호|배상|방해|방화|안전|여성|연구|연예|우리|원래|위원|위해|장소|재|임원|석방|설명|설치|서울|서로|강원|강남|경|문제|문화|민원|민주|백만|손해|송치|양측|전남|전북|전주|천만|하지|하원|심의|심사|주식|주한|허위|김포|김해|원주|이민|이혼|조선|마련|지난|지시|지금|지인|지하|진주|차원|한때|한해|한일|오전|오후|오염|원심|추석|추가|표현|표시|현지|기자|기관|기존|기준|반)/u;
const KOREAN_FIRM =
  /(?<![가-힣A-Za-z])[가-힣A-Za-z]{2,10}(?:레미콘|시멘트|해운|상선|무역|게임즈|네트웍스|솔루션|모터스|골프|리조트|호텔|정유|정밀|철도|신문|방송|저축|금고|조합)(?=(?:은|는|이|가|을|를|의|과|와|도|에)?[\s,.)])/gu;

/** Returns what may be names in a Korean text, by the syllables they are made of. */
export function possibleKoreanNames(text: string): FoundName[] {
  const names: FoundName[] = [];
  for (const { index, 0: written } of text.matchAll(KOREAN_PERSON))
    if (!NO_KOREAN_NAME.test(written)) names.push(possible('person', index, written));
  for (const { index, 0: written } of text.matchAll(KOREAN_FIRM)) names.push(possible('organization', index, written));
  return names;
}

export function possible(type: FoundName['type'], start: number, written: string): FoundName {
  return { type, start, end: start + written.length, words: [written], possible: true };
}
