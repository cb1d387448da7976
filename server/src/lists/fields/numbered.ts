/**
 * Splits a numbered text: "(1) Tripoli (2) Tunis", "1) Saudi Arabia 2) Qatar", "a) Mullah b) Haji" are two values each;
 * any other text is one value, an empty one none.
 */
export function numbered(text: string): string[] {
  const written = text.trim();
  const marker = MARKERS.find(([first]) => first.test(written));
  const values = marker === undefined ? [written] : written.split(marker[1]);
  return values.map((value) => value.replace(/[\s;,]+$/, '').trim()).filter((value) => value !== '');
}

const MARKERS: readonly (readonly [RegExp, RegExp])[] = [
  [/^\(1\)/, /(?:^|[\s;,.])\(\d{1,2}\)\s*/],
  [/^1\)/, /(?:^|[\s;,.])\d{1,2}\)\s*/],
  [/^\([a]\)/, /(?:^|[\s;,.])\([a-z]\)\s*/],
  [/^a\)/, /(?:^|[\s;,.])[a-z]\)\s*/],
  [/^\(i\)/, /(?:^|[\s;,.])\([ivx]+\)\s*/],
];
