/** Words by which publishers say, before a number, of what it is. */
const LABELS: ReadonlySet<string> = new Set(
  (
    'passport passeport pasaporte reisepass паспорт booklet document laissez-passer number num n° № numero número ' +
    'identity identification card cedula cédula tazkira license licence permit registration certificate'
  ).split(' '),
);

/** Labels only behind another, or with a sign that parts them: `NO 987654321` may be a number of Norway. */
const SHORT_LABELS: ReadonlySet<string> = new Set(['no', 'nr', 'id']);

/** Fewer signs than this are no number that was written about, but part of a name ("Petrel 8"). */
const MIN_LENGTH = 5;

/**
 * The number in a text that also says what it is: `Russian foreign travel passport number 515458008`, `Booklet A5250088`,
 * `R00012098, South Sudan`, `381110042 (Expired 25 Jan. 2016)`, `8208 No. 555627`. Words before it go only where one of them is
 * known to be a label, words behind it only where something parts them from it and they hold no second number; what is left
 * must still be a number. Any other text is given back as it is.
 */
export function numberInWords(text: string): string {
  if (!/[\s,;(:]/.test(text)) return text;
  const number = withoutLabels(withoutRemark(text)).replace(/(\d)\s+(?:no|nr|n°|№)\.?\s*(?=\d)/giu, '$1 ');
  return /\d/.test(number) && signs(number) >= MIN_LENGTH ? number : text;
}

/** Up to the last label before the first digit; a letter that follows it is the number's series. */
function withoutLabels(text: string): string {
  const before = /^\D*/.exec(text)?.[0] ?? '';
  let end = 0;
  for (const { 0: word, index } of before.matchAll(/[\p{L}№°]+(?:-\p{L}+)*/gu))
    if (isLabel(word.toLowerCase(), end > 0 || /^\s?[.:#]/.test(before.slice(index + word.length))))
      end = index + word.length;
  if (end === 0) return text;
  // A word in brackets or quotation marks is no series: “German travel document (‘Reiseausweis’) A 0139243”.
  return text
    .slice(end)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^(?:\p{L}{3,}[^\p{L}\p{N}]+)+/u, '');
}

function isLabel(word: string, isParted: boolean): boolean {
  return LABELS.has(word) || (isParted && SHORT_LABELS.has(word));
}

function withoutRemark(text: string): string {
  const remark = /(?:\s*[,;]\s*|\.\s+|\s*\()(?=\p{L}{2})(?:(?!\d{5}).)*$/u.exec(text);
  const number = text.slice(0, remark?.index);
  // Text behind a bracket within the number belongs to it.
  const isOpen = remark?.[0].trimStart().startsWith('(') === true && !/\)\s*$/.test(text);
  return remark === null || isOpen || !/\d/.test(number) || signs(number) < MIN_LENGTH ? text : number;
}

function signs(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
