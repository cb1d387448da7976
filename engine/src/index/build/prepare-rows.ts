import type { ListedName } from '../../listed-entity.js';
import { prepareListedName } from '../../names/prepare-name.js';
import type { NameKindOfParty } from '../../names/prepared-name.js';
import { roleCode, weightOf } from '../../names/role-codes.js';
import { MAX_TOKENS } from '../../names/side.js';
import { ROW_TOTAL_SCALE } from '../stored-codes.js';
import { bytes, words } from './column.js';
import { type PreparedWords, prepareWords } from './prepare-words.js';

/** Names of one kind of party as rows of words. */
export interface PreparedRows {
  /** Name of each row, ascending. */
  readonly names: Uint32Array;
  readonly forms: Uint8Array;
  /** Total weight of each row's words. */
  readonly totals: Uint8Array;
  readonly wordStarts: Uint32Array;
  /** Position in the vocabulary times 256, and the role. */
  readonly words: Uint32Array;
  readonly vocabulary: PreparedWords;
}

export interface RowPreparer {
  /** `isSpelled` as of `prepareListedName`. */
  add(name: ListedName, nameNumber: number, isSpelled: boolean): void;
  finish(): PreparedRows;
}

export function rowPreparer(kind: NameKindOfParty): RowPreparer {
  const ids = new Map<string, number>();
  const rows = { names: words(), forms: bytes(), totals: bytes(), wordStarts: words(), words: words() };
  rows.wordStarts.push(0);
  const idOf = (key: string) => {
    let id = ids.get(key);
    if (id === undefined) {
      id = ids.size;
      ids.set(key, id);
    }
    return id;
  };
  return {
    add(name, nameNumber, isSpelled) {
      for (const { form, tokens } of prepareListedName(name.full, kind, isSpelled)) {
        let total = 0;
        for (const [position, token] of tokens.entries()) {
          const role = roleCode(token);
          rows.words.push(idOf(token.key) * 256 + role);
          if (position < MAX_TOKENS) total += weightOf(role);
        }
        rows.wordStarts.push(rows.words.length);
        rows.totals.push(Math.min(255, Math.floor(total * ROW_TOTAL_SCALE)));
        rows.names.push(nameNumber);
        rows.forms.push(form);
      }
    },
    finish() {
      const [order, vocabulary] = prepareWords([...ids.keys()]);
      const numbered = rows.words.finish();
      for (let at = 0; at < numbered.length; at += 1) {
        const word = numbered[at] as number;
        numbered[at] = (order[word >>> 8] as number) * 256 + (word & 255);
      }
      return {
        names: rows.names.finish(),
        forms: rows.forms.finish(),
        totals: rows.totals.finish(),
        wordStarts: rows.wordStarts.finish(),
        words: numbered,
        vocabulary,
      };
    },
  };
}
