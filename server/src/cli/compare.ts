import { compareNames, type EntityType, type Explanation } from '@touchstone/engine';
import { Command } from 'commander';
import { entityTypeOf } from '../cases/subject.js';
import { answerLines, LineError } from './answer-lines.js';
import type { CliDeps } from './cli-deps.js';

/** `touchstone compare`: one pair of names per line. */
export function compareCommand(deps: CliDeps): Command {
  return new Command('compare')
    .description('Score pairs of names: {id, entity_type?, name1, name2} per line on stdin; name2 is the listed name')
    .option('--explain', 'add the explanation of each score')
    .action(({ explain }: { explain?: boolean }) =>
      answerLines(deps.lines, 1, (body) => {
        const explanation = compareBody(body);
        const scored = { id: body.id ?? null, score: explanation.score };
        return explain === true ? { ...scored, explanation } : scored;
      }),
    );
}

function compareBody(body: Readonly<Record<string, unknown>>): Explanation {
  const [name1, name2] = [nameIn(body, 'name1'), nameIn(body, 'name2')];
  const entityType = typeIn(body);
  // Names without a letter or digit cannot be compared, even if they are equal.
  if (![name1, name2].every((name) => /[\p{L}\p{N}]/u.test(name))) {
    return { alignment: [], omitted: [], contradicted: [], evidence: [], score: 0 };
  }
  return compareNames(name1, name2, entityType);
}

function nameIn(body: Readonly<Record<string, unknown>>, field: string): string {
  const name = body[field];
  if (typeof name === 'string') return name;
  throw new LineError(`${field} ${name === undefined || name === null ? 'is required' : 'must be a string'}`);
}

function typeIn({ entity_type: written }: Readonly<Record<string, unknown>>): EntityType {
  if (written === undefined || written === null) return 'Person';
  const [only, more] = Array.isArray(written) ? written : [written];
  const type = typeof only === 'string' && more === undefined ? entityTypeOf(only) : undefined;
  if (type === undefined) throw new LineError('entity_type must be one entity type');
  return type;
}
