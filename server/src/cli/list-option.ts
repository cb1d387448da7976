import { InvalidArgumentError } from 'commander';
import type { ListToRead } from '../screening/read-watchlist.js';

/** How the help calls it. */
export const LIST_OPTION = '--list <source=file,…>';

/** One `--list` of a command line, added to those before it. */
export function listOption(text: string, before: readonly ListToRead[] | undefined): ListToRead[] {
  const [, source, files] = /^([a-z][a-z0-9_]*)=(.+)$/.exec(text) ?? [];
  const paths = (files ?? '').split(',').filter((path) => path !== '');
  if (source === undefined || paths.length === 0)
    throw new InvalidArgumentError('It must look like ofac_sdn=sdn.csv,add.csv');
  return [...(before ?? []), { source, paths }];
}

/** As `listOption`, each source once: an index tells the parties of a source apart by their ids. */
export function listOnceOption(text: string, before: readonly ListToRead[] | undefined): ListToRead[] {
  const lists = listOption(text, before);
  const { source } = lists.at(-1) as ListToRead;
  if (before?.some((list) => list.source === source))
    throw new InvalidArgumentError(`${source} is given twice; its files go behind one --list, with commas.`);
  return lists;
}
