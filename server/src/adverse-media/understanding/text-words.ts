/** A word of a text, in the form used for comparison. */
export interface TextWord {
  readonly start: number;
  readonly end: number;
  /** Lower case, without accents and vowel signs; Arabic letters in one spelling. */
  readonly fold: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:[.'’\-‑][\p{L}\p{M}\p{N}]+)*\.?/gu;
/** `J.`, `U.S.`, `Inc.`: the full stop belongs to the word and ends no sentence. */
const ABBREVIATION =
  /^(?:\p{Lu}|(?:\p{L}\.)+\p{L}|mr|mrs|ms|dr|st|jr|sr|inc|corp|ltd|co|llc|no|vs|gen|col|lt|capt|maj|sgt|sen|rep|gov|prof|hon|adm|cmdr|fig|calif|fla|ill|mass|mich|minn|pa|tenn|tex|va|wash|ala|ariz|ark|colo|conn|del|ga|ind|kan|ky|la|md|miss|mo|mont|neb|nev|okla|ore|wis|jan|feb|mar|apr|aug|sept|oct|nov|dec|abs|bzw|usw|nr|sr|sra|dra|lic|ing|mme|mlle|им|гг|ул|тыс|млн|млрд)\.$/iu;

const SEEN = new Map<string, string>();
const MAX_SCANNED = 50_000;

/** Splits a text with blanks into its words. */
export function wordsOf(text: string): TextWord[] {
  const words: TextWord[] = [];
  for (const match of text.matchAll(WORD)) {
    let word = match[0];
    if (word.endsWith('.') && !ABBREVIATION.test(word)) word = word.slice(0, -1);
    words.push({ start: match.index, end: match.index + word.length, fold: foldWord(word) });
  }
  return words;
}

/** Cached: a few thousand words make up most texts. */
export function foldWord(word: string): string {
  let fold = SEEN.get(word);
  if (fold === undefined) {
    if (SEEN.size >= MAX_SCANNED) SEEN.clear();
    fold = word
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\p{M}ـ]/gu, '')
      .replace(/[’‑]/g, (sign) => (sign === '’' ? "'" : '-'))
      .replace(/'s$/, '')
      .replace(/[أإآٱ]/g, 'ا')
      .replace(/[ىی]/g, 'ي')
      .replace(/ک/g, 'ك')
      .replace(/ة/g, 'ه')
      .replace(/[ؤئ]/g, 'ء')
      .replace(/ß/g, 'ss');
    SEEN.set(word, fold);
  }
  return fold;
}

/** Maximum length of a sentence in code units; a longer one is split, so that any text is read in bounded time. */
const LONGEST = 600;

/** Finds the start and end of each sentence. Line breaks end a sentence; an endless sentence is cut between words. */
export function sentencesOf(text: string, words: readonly TextWord[]): { start: number; end: number }[] {
  return wholeSentences(text, words).flatMap(({ start, end }) => {
    const parts: { start: number; end: number }[] = [];
    let from = start;
    while (end - from > LONGEST) {
      const blank = text.lastIndexOf(' ', from + LONGEST - 1);
      const to = blank > from + LONGEST / 2 ? blank + 1 : from + LONGEST;
      parts.push({ start: from, end: to });
      from = to;
    }
    return [...parts, { start: from, end }];
  });
}

function wholeSentences(text: string, words: readonly TextWord[]): { start: number; end: number }[] {
  const sentences: { start: number; end: number }[] = [];
  let start = 0;
  let next = 0;
  for (const match of text.matchAll(/[.!?…]+["'”’)\]]*\s+|[。！？｡؟]+[」』”）)]*|\n+/g)) {
    while (next < words.length && (words[next] as TextWord).end <= match.index) next += 1;
    const before = words[next];
    // The word itself contains the full stop: an abbreviation.
    if (before !== undefined && before.start < match.index && before.end > match.index) {
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + 1);
      if (!match[0].includes('\n') && !/[\p{Lu}“"]/u.test(after)) continue;
      if (!match[0].includes('\n') && isInitialOrTitle(text.slice(before.start, before.end))) continue;
    }
    const end = match.index + match[0].length;
    if (text.slice(start, end).trim() !== '') sentences.push({ start, end });
    start = end;
  }
  if (text.slice(start).trim() !== '') sentences.push({ start, end: text.length });
  return sentences;
}

/** Tells whether a word precedes names: a capital after it does not begin a sentence. */
function isInitialOrTitle(word: string): boolean {
  return /^(?:\p{Lu}|mr|mrs|ms|dr|st|gen|col|lt|capt|maj|sgt|sen|rep|gov|prof|hon|adm|cmdr|sr|sra|dra|mme|mlle|им|no|vs|(?:\p{L}\.)+\p{L})\.$/iu.test(
    word,
  );
}
