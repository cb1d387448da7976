import { letterCode } from '../../names/relate-token.js';
import { type TokenFeatures, tokenFeatures } from '../../names/token-features.js';
import { hashText } from '../../text/hash.js';
import { bytes, type Texts, texts, words } from './column.js';

/** The words of names of one kind, each once, by the length of their fold, its letters, and their key: words alike are neighbours. */
export interface PreparedWords {
  /** Empty where the word is its own fold. */
  readonly keys: Texts;
  readonly folds: Texts;
  /** Of the fold; of the key where there is none. */
  readonly hashes: Uint32Array;
  readonly masks: Uint32Array;
  readonly sounds: Uint32Array;
  readonly abjads: Uint32Array;
  readonly letters: Uint8Array;
  readonly shapes: Uint8Array;
}

/** Words in their order; and the position of each by its place among the `keys`. */
export function prepareWords(keys: readonly string[]): readonly [Uint32Array, PreparedWords] {
  const [ownKeys, folds]: [string[], string[]] = [[], []];
  const places = new Float64Array(keys.length);
  const wide = { hashes: words(), masks: words(), sounds: words(), abjads: words() };
  const narrow = { letters: bytes(), shapes: bytes() };
  for (const key of keys) {
    const word = tokenFeatures(key);
    places[folds.length] = placeOf(word);
    ownKeys.push(key === word.fold ? '' : key);
    folds.push(word.fold);
    wide.hashes.push(hashText(word.fold === '' ? key : word.fold));
    wide.masks.push(word.mask);
    wide.sounds.push(word.sound);
    wide.abjads.push(word.abjad);
    narrow.letters.push(letterCode(word));
    narrow.shapes.push(word.shape);
  }
  const sorted = Uint32Array.from(keys, (_, id) => id).sort(
    (a, b) =>
      // Numbers are compared sooner than texts.
      (places[a] as number) - (places[b] as number) ||
      compareTexts(folds[a] as string, folds[b] as string) ||
      compareTexts(ownKeys[a] as string, ownKeys[b] as string),
  );
  const prepared = {
    keys: textsInOrder(ownKeys, sorted),
    folds: textsInOrder(folds, sorted),
    hashes: inOrder(wide.hashes.finish(), sorted),
    masks: inOrder(wide.masks.finish(), sorted),
    sounds: inOrder(wide.sounds.finish(), sorted),
    abjads: inOrder(wide.abjads.finish(), sorted),
    letters: inOrder(narrow.letters.finish(), sorted),
    shapes: inOrder(narrow.shapes.finish(), sorted),
  };
  const positions = new Uint32Array(keys.length);
  for (let position = 0; position < sorted.length; position += 1) positions[sorted[position] as number] = position;
  return [positions, prepared];
}

function inOrder<T extends Uint8Array | Uint32Array>(column: T, sorted: Uint32Array): T {
  const ordered = column.slice() as T;
  for (let position = 0; position < sorted.length; position += 1)
    ordered[position] = column[sorted[position] as number] as number;
  return ordered;
}

function textsInOrder(column: readonly string[], sorted: Uint32Array): Texts {
  const ordered = texts();
  for (const id of sorted) ordered.push(column[id] as string);
  return ordered.finish();
}

export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The length of a word's fold and its first six letters as one number. */
function placeOf({ fold, bytes }: TokenFeatures): number {
  let place = fold.length;
  for (let i = 0; i < 6; i += 1) place = place * 128 + (bytes[i] ?? 0);
  return place;
}
