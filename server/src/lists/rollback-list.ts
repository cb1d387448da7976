import { AppError } from '../domain/app-error.js';
import { type Actor, COMMAND_LINE } from '../domain/audit.js';
import { editionTime, editionVersion, type NumberedEdition } from '../domain/source.js';
import { editionNamed } from './edition-named.js';
import type { ImportListDeps } from './import-list.js';

/**
 * Rolls a source back to an earlier edition: the one before that whose content is in force, or the one named. Makes a new
 * edition of the same content, so that history only grows. Updates do not import the withdrawn content again.
 */
export async function rollbackList(
  { now, newId, editions }: ImportListDeps,
  source: string,
  name?: string,
  by: Actor = COMMAND_LINE,
): Promise<NumberedEdition> {
  return editions.importing(source, async (edition) => {
    const { latest } = edition;
    const history = await editions.history(source);
    if (latest === undefined) throw new AppError('unknown_edition', { text: `${source} has no edition to roll back` });
    const target = name === undefined ? editionBefore(latest, history) : editionNamed(source, history, name);
    if (target === undefined) {
      throw new AppError('unknown_edition', {
        text: `${latest.version} is the first edition; there is none to roll back to`,
      });
    }
    await edition.stageEdition(target);
    const importedAt = editionTime(latest, now());
    const { publishedAt, recordCount, nameCount, brokenCount, checksum, format, readerVersion, origin } = target;
    const facts = {
      id: newId(),
      source,
      version: editionVersion(source, importedAt),
      ...(publishedAt === undefined ? {} : { publishedAt }),
      importedAt,
      ...{ recordCount, nameCount, brokenCount, checksum, format, readerVersion, origin },
      restoredFrom: target.restoredFrom ?? target.number,
    };
    return edition.commit(facts, ({ added, changed, removed, version }) => ({
      ...{ id: newId(), at: importedAt, actor: by, action: 'list.rolled_back' },
      target: { kind: 'list', id: source },
      details: { from: latest.version, to: target.version, version, added, changed, removed },
    }));
  });
}

function editionBefore(
  { number, restoredFrom }: NumberedEdition,
  history: readonly NumberedEdition[],
): NumberedEdition | undefined {
  const inForce = restoredFrom ?? number;
  return history.find((edition) => edition.number < inForce);
}
