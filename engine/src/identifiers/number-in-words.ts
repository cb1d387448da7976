/** Labels that publishers put before a number. */
const LABELS: ReadonlySet<string> = new Set(
  (
    'passport passeport pasaporte reisepass паспорт booklet document laissez-passer number num n° № numero número ' +
    'identity identification card cedula cédula tazkira license licence permit registration certificate'
  ).split(' '),
);

/** Labels only after another label or before `.`, `:` or `#`: `NO 987654321` may be a Norwegian number. */
const SHORT_LABELS: ReadonlySet<string> = new Set(['no', 'nr', 'id']);

/** Fewer characters than this are part of a name ("Petrel 8"), not an identifier. */
const MIN_LENGTH = 5;

/**
 * Number in a text that also says what it is: `Russian foreign travel passport number 515458008`, `Booklet A5250088`,
 * `R00012098, South Sudan`, `381110042 (Expired 25 Jan. 2016)`, `8208 No. 555627`. Leading words are removed only if one
 * is a known label, trailing words only if a separator precedes them and they contain no second number; the rest must still
 * be a number. Any other text is returned unchanged.
 */
export function numberInWords(text: string): string {
  if (!/[\s,;(:]/.test(text)) return text;
  const number = withoutLabels(withoutRemark(text)).replace(/(\d)\s+(?:no|nr|n°|№)\.?\s*(?=\d)/giu, '$1 ');
  return /\d/.test(number) && signs(number) >= MIN_LENGTH ? number : text;
}

/** Removes the text up to the last label before the first digit; a letter after the label is the number's series. */
function withoutLabels(text: string): string {
  const before = /^\D*/.exec(text)?.[0] ?? '';
  let end = 0;
  for (const { 0: word, index } of before.matchAll(/[\p{L}№°]+(?:-\p{L}+)*/gu))
    if (isLabel(word.toLowerCase(), end > 0 || /^\s?[.:#]/.test(before.slice(index + word.length))))
      end = index + word.length;
  if (end === 0) return text;
  // A word in brackets or quotation marks is not a series: “German travel document (‘Reiseausweis’) A 0139243”.
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
  // If text follows the closing bracket, the bracket belongs to the number.
  const isOpen = remark?.[0].trimStart().startsWith('(') === true && !/\)\s*$/.test(text);
  return remark === null || isOpen || !/\d/.test(number) || signs(number) < MIN_LENGTH ? text : number;
}

function signs(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
