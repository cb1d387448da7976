import { InvalidArgumentError } from 'commander';
import type { ListToRead } from '../screening/read-watchlist.js';

/** Name of the option in the help. */
export const LIST_OPTION = '--list <source=file,…>';

/** Adds one `--list` of a command line to the previous ones. */
export function listOption(text: string, before: readonly ListToRead[] | undefined): ListToRead[] {
  const [, source, files] = /^([a-z][a-z0-9_]*)=(.+)$/.exec(text) ?? [];
  const paths = (files ?? '').split(',').filter((path) => path !== '');
  if (source === undefined || paths.length === 0)
    throw new InvalidArgumentError('It must look like ofac_sdn=sdn.csv,add.csv.');
  return [...(before ?? []), { source, paths }];
}

/** Like `listOption`, but each source once: an index identifies the parties of a source by their ids. */
export function listOnceOption(text: string, before: readonly ListToRead[] | undefined): ListToRead[] {
  const lists = listOption(text, before);
  const { source } = lists.at(-1) as ListToRead;
  if (before?.some((list) => list.source === source))
    throw new InvalidArgumentError(`${source} is given twice; list its files in one --list, separated by commas.`);
  return lists;
}
