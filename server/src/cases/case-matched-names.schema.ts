import type { ListedName } from '@touchstone/engine';
import Type from 'typebox';
import { Nullable } from '../platform/http/nullable.js';
import { oneOf } from '../platform/http/one-of.js';
import { Explanation } from './explanation.schema.js';

const KINDS = ['primary', 'aka', 'fka', 'nka', 'original', 'relative'] as const satisfies readonly ListedName['kind'][];

export const MatchedNamesSchema = Type.Object({
  names: Type.Array(
    Type.Object(
      {
        name: Type.String({ description: 'Name as listed.' }),
        kind: oneOf(
          KINDS,
          '`aka`, `fka` and `nka` are aliases, `original` is in the script of the party, `relative` names a relative or associate.',
        ),
        sources: Type.Array(Type.String(), { description: 'Lists with this name.' }),
        score: Type.Number({ description: 'Match score, 0 to 100, other evidence included.' }),
        explanation: Nullable(Explanation),
      },
      { $id: 'MatchedName', description: 'A name of a record that reached the threshold.' },
    ),
    { description: 'Each name once, best first; empty if the record was found by an identifier only.' },
  ),
});
