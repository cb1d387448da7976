import type { FoundName } from './found-name.js';
import type { Bystander } from './language-terms.js';
import { addName, MAX_NAMES, overlaps, shareInLists, withRepeats } from './name-spans.js';
import { possibleJapaneseNames } from './possible-east-asian-names.js';
import type { ReadText } from './read-text.js';

/** Words that follow a name and state its bearer's role: the Japanese press always adds one. */
const ACCUSED = '容疑者|被疑者|被告人|被告|受刑者|死刑囚|服役囚|元被告|組長';
const RESPECTED = 'さん|ちゃん|氏|君|くん|様|夫妻|親方';
const OFFICES: Readonly<Record<string, Bystander>> = {
  裁判長: 'judge',
  裁判官: 'judge',
  判事: 'judge',
  検事: 'prosecutor',
  検察官: 'prosecutor',
  弁護士: 'lawyer',
  記者: 'journalist',
  アナウンサー: 'journalist',
  ...Object.fromEntries(
    '大統領|首相|総理|大臣|外相|財務相|防衛相|知事|市長|町長|村長|区長|長官|署長|所長|校長|教頭|教授|教諭|准教授|報道官|幹事長|議長|委員長|本部長|局長|課長|総裁|国王|女王|事務総長|理事長|書記長|党首|司令官|大使|博士|警部|警視|巡査|委員|会長代行'
      .split('|')
      .map((office) => [office, 'official' as const]),
  ),
};
/** Functions that a suspect may also hold. */
const FUNCTIONS =
  '社長|会長|代表|専務|常務|取締役|役員|議員|理事|監査役|部長|店長|社員|職員|元社長|前会長|元会長|前社長|元専務|秘書|元議員|工場長|園長|院長|住職|議員秘書|社主|総帥|元大統領|前大統領|元首相';

const NAME =
  '[\\p{Script=Han}々ヶヵ]{2,5}?|[\\p{Script=Katakana}ー]{2,}(?:[・＝=][\\p{Script=Katakana}ー]+)+|[\\p{Script=Katakana}ー]{3,12}';
const READING = '(?:[（(][^（）()]{2,30}[)）])?';
const FOLLOWED = new RegExp(
  `(?<![\\p{Script=Han}\\p{Script=Katakana}々ー])(?:[\\p{Script=Han}々ー\\p{Script=Katakana}\\p{Script=Hiragana}A-Za-z]{0,24}[・、の])?(${NAME})${READING}(${[ACCUSED, RESPECTED, Object.keys(OFFICES).join('|'), FUNCTIONS].join('|')})`,
  'gu',
);
/** A name with an age. */
const AGED = new RegExp(
  `(?:^|[・、。「『はがのとらで ])([\\p{Script=Han}々]{3,5}|[\\p{Script=Katakana}ー]+(?:[・＝=][\\p{Script=Katakana}ー]+)+)${READING}\\s*[（(]\\s*\\d{1,3}\\s*歳?\\s*[)）]`,
  'gu',
);
const ORGANIZATION =
  /(?:株式会社|有限会社|合同会社)[\p{Script=Han}\p{Script=Katakana}ーA-Za-z]{2,20}|[\p{Script=Han}\p{Script=Katakana}ーA-Za-zＡ-Ｚ&]{2,20}(?:株式会社|銀行|証券|グループ|新聞|放送|電鉄|製薬|自動車|建設|工業|商事|生命|組合|協会|財団|学園|大学|病院|ホールディングス|コーポレーション)/gu;
/** A name in brackets beside a word for a firm or group. */
const QUOTED =
  /(?:会社|集団|組織|グループ|団体|法人|店|企業|社|教団)「([^「」、。]{2,20})」|「([^「」、。]{2,20})」(?:の?(?:社長|代表|会長|運営会社|元社長|幹部|メンバー))/gu;
/** A foreign name whose parts are separated by a dot or a blank. */
const FOREIGN =
  /(?<![\p{Script=Katakana}ー・])([\p{Script=Katakana}ー]{2,}(?:(?:[・＝=]| (?=[\p{Script=Katakana}]))[\p{Script=Katakana}ー]{2,}){1,3})(?![\p{Script=Katakana}ー・])/gu;
/** A firm in katakana or Latin letters, by what stands beside it: "マンション業者・ヒューザー(", "コインチェック社". */
const FIRM =
  /(?:業者|会社|大手|企業|メーカー|チェーン|開発|運営|卸|商社)[・の「]?([\p{Script=Katakana}ーA-Za-zＡ-Ｚａ-ｚ]{3,16})(?=[」（(、。]|は|が|を|に|の|と)|(?<![\p{Script=Katakana}ー・A-Za-z])([\p{Script=Katakana}ーA-Za-zＡ-Ｚａ-ｚ]{3,16})(?=社(?!長|会|員)|[（(](?:本社|東京|大阪|[^）)]{0,12}社長))/gu;
/** "姉歯秀次・元一級建築士". */
const FORMER = /(?<=[、。「はがのとらで（(\s]|^)([\p{Script=Han}々]{3,5})・(?:元|前|現)/gu;
const SHARED = new RegExp(
  `((?:[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]{0,12}の)?(?:[\\p{Script=Han}々]{3,5}|[\\p{Script=Katakana}ー]+・[\\p{Script=Katakana}ー・]+))(?:[（(][^）)]{1,8}[）)])?[、と]((?:[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]{0,12}の)?(?:[\\p{Script=Han}々]{3,5}|[\\p{Script=Katakana}ー]+・[\\p{Script=Katakana}ー・]+))(?:[（(][^）)]{1,8}[）)])?(?:の?(?:両|[2-9２-９二三四]人の?))(${ACCUSED}|氏|さん)`,
  'gu',
);
/** Words that look like a name but are not. */
const NO_NAME =
  /^(?:同|元|前|現|両|各|男性|女性|少年|少女|男|女|容疑|逮捕|一人|被害|目撃|関係|同社|同県|最高|警視|東京|大阪|名古屋|京都|北海道|現職|会社|無職|職員|社員|店員|主婦|歌手|俳優|女優|元副|副|実行|筆頭|主任|内閣|日本|米国|韓国|中国|代表|国会|衆院|参院|最高裁|警察|捜査|県警|府警|同市|連邦|初代|次期|歴代|当時|担当|専門|特別|共同|取締|常務|専務|常任|名誉|野党|与党|民主党|自民党|公明党|共産党|社民党|衆議院|参議院|公設|政策|第一|第二|第三)$/u;
/** Endings of offices, places and groups, never of names. */
const NO_ENDING =
  /(?:県|府|市|町|村|区|署|党|省|庁|課|者|員|社|線|館|団|軍|国|都|元|副|工|前|下|以下同|政府|放置|鉄道|銀行|証券|大学|新聞|自動車|裁判|最高裁|公安|臨時|事実|現役|十両|幕内|主力|所属)$/u;
/** Functions written directly before a name. */
const BEFORE_NAME =
  /^(?:.*(?:会社員|社長|会長|代表|議員|俳優|女優|歌手|首相|大統領|監督|選手|教授|知事|市長|党首|長官|職員|社員|役員|店長|無職|容疑の|秘書|記者|作家|画家|司会者|力士|幹部|店主|教諭|米|英|仏|独|韓国|中国|日本|前|元|故))(?=[\p{Script=Han}々]{2,})/u;

export function namesInJapanese({ text }: ReadText): FoundName[] {
  const found: FoundName[] = [];
  for (const match of text.matchAll(FOLLOWED)) {
    if (found.length >= MAX_NAMES) break;
    const written = match[1] as string;
    const ending = match[2] as string;
    const name = written.replace(BEFORE_NAME, '');
    const start =
      match.index + match[0].lastIndexOf(written, match[0].length - ending.length) + written.length - name.length;
    const accused = new RegExp(`^(?:${ACCUSED})$`).test(ending);
    if (/(?:両|ら|被告|容疑者|同)$/u.test(name) || (!accused && NO_ENDING.test(name))) continue;
    if (new RegExp(`^(?:${FUNCTIONS})$`).test(ending) && (name.length < 3 || name.length > 4)) continue;
    if (name.length < 2 || NO_NAME.test(name) || overlaps(found, start, start + name.length)) continue;
    const office = OFFICES[ending];
    found.push({
      type: 'person',
      start,
      end: start + name.length,
      words: wordsOfName(name),
      ...(accused && { accused: true }),
      ...(new RegExp(`^(?:${RESPECTED})$`).test(ending) && { respected: true }),
      ...(office && { title: office }),
    });
  }
  for (const match of text.matchAll(AGED)) {
    if (found.length >= MAX_NAMES) break;
    const name = match[1] as string;
    const start = match.index + match[0].indexOf(name);
    if (
      NO_NAME.test(name) ||
      overlaps(found, start, start + name.length) ||
      NO_ENDING.test(name) ||
      /(?:容疑者|被告|さん|男性|女性|長)$/u.test(name)
    )
      continue;
    found.push({ type: 'person', start, end: start + name.length, words: wordsOfName(name) });
  }
  for (const match of text.matchAll(ORGANIZATION)) {
    if (found.length >= MAX_NAMES) break;
    const { index } = match;
    if (overlaps(found, index, index + match[0].length)) continue;
    found.push({ type: 'organization', start: index, end: index + match[0].length, words: [match[0]] });
  }
  for (const match of text.matchAll(QUOTED)) {
    const name = match[1] ?? (match[2] as string);
    const start = match.index + match[0].indexOf(name);
    addName(found, { type: 'organization', start, end: start + name.length, words: [name] });
  }
  for (const match of text.matchAll(FOREIGN)) {
    const name = match[1] as string;
    addName(found, {
      type: 'person',
      start: match.index,
      end: match.index + name.length,
      words: name.split(/[・＝= ]/u),
      ...(new RegExp(`(?:${ACCUSED})の?$`, 'u').test(text.slice(0, match.index).slice(-6)) && {
        accused: true as const,
      }),
    });
  }
  for (const match of text.matchAll(FORMER)) {
    const name = match[1] as string;
    if (!NO_NAME.test(name) && !NO_ENDING.test(name))
      addName(found, { type: 'person', start: match.index, end: match.index + name.length, words: [name] });
  }
  addLists(found, text);
  for (const match of text.matchAll(FIRM)) {
    const name = match[1] ?? (match[2] as string);
    const start = match.index + match[0].indexOf(name);
    addName(found, { type: 'organization', start, end: start + name.length, words: [name], possible: true });
  }
  for (const name of possibleJapaneseNames(text)) addName(found, name);
  const all = withRepeats(found, text, ({ type, words }) => type === 'person' && words.join('').length > 2);
  return shareInLists(all, text, /^(?:[（(][^）)]{1,8}[）)])?[、と]$/u);
}

/** Adds the other persons of a list, who share what is written behind its last one: "鯨岡健、元社員の榎波沙織の両容疑者". */
function addLists(found: FoundName[], text: string): void {
  for (const match of text.matchAll(SHARED)) {
    const accused = new RegExp(`^(?:${ACCUSED})`, 'u').test(match[3] as string);
    let from = match.index;
    for (const written of [match[1] as string, match[2] as string]) {
      const start = text.indexOf(written, from);
      const name = written.replace(/^.*の/u, '').replace(BEFORE_NAME, '');
      from = start + written.length;
      if (name.length < 3 || NO_NAME.test(name)) continue;
      addName(found, {
        type: 'person',
        start: from - name.length,
        end: from,
        words: wordsOfName(name),
        ...(accused && { accused: true as const }),
      });
    }
  }
}

function wordsOfName(name: string): string[] {
  return name.split(/[・＝=]/u);
}
