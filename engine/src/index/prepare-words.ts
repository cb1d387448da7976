import { letterCode } from '../names/relate-token.js';
import { type TokenFeatures, tokenFeatures } from '../names/token-features.js';
import { hashText } from '../text/hash.js';
import { type Texts, texts } from './column.js';

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
  const [order, features] = inOrder(keys.map(tokenFeatures));
  const [ownKeys, folds] = [texts(), texts()];
  for (const word of features) {
    ownKeys.push(ownKey(word));
    folds.push(word.fold);
  }
  const prepared = {
    keys: ownKeys.finish(),
    folds: folds.finish(),
    hashes: Uint32Array.from(features, ({ key, fold }) => hashText(fold === '' ? key : fold)),
    masks: Uint32Array.from(features, ({ mask }) => mask),
    sounds: Uint32Array.from(features, ({ sound }) => sound),
    abjads: Uint32Array.from(features, ({ abjad }) => abjad),
    letters: Uint8Array.from(features, letterCode),
    shapes: Uint8Array.from(features, ({ shape }) => shape),
  };
  return [order, prepared];
}

function inOrder(features: readonly TokenFeatures[]): [Uint32Array, readonly TokenFeatures[]] {
  // Numbers are compared sooner than texts.
  const places = Float64Array.from(features, placeOf);
  const at = (id: number) => features[id] as TokenFeatures;
  const sorted = Uint32Array.from(features, (_, id) => id).sort(
    (a, b) =>
      (places[a] as number) - (places[b] as number) ||
      compareTexts(at(a).fold, at(b).fold) ||
      compareTexts(ownKey(at(a)), ownKey(at(b))),
  );
  const order = new Uint32Array(features.length);
  const inOrder: TokenFeatures[] = [];
  for (const id of sorted) {
    order[id] = inOrder.length;
    inOrder.push(features[id] as TokenFeatures);
  }
  return [order, inOrder];
}

function ownKey({ key, fold }: TokenFeatures): string {
  return key === fold ? '' : key;
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
