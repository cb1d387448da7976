import type { TableOutcome } from './walk.js';

/** `docs/conformance.md`: every row of the interface, and whether it holds. */
export function pageOf(tables: readonly TableOutcome[]): string {
  const rows = tables.flatMap((table) => table.rows);
  const missing = rows.filter(({ faults, notMet }) => faults.length > 0 || notMet !== undefined);
  return [
    '# Conformance',
    '',
    'Every rule of the public interface, as `npm run conformance` checked it against a running service: responses are compared field',
    'by field with a checklist (`server/test/contract/checklist/`); every field of a request is omitted, sent with a wrong type, and',
    'sent at and beyond its limits; states and events are produced. `npm test` does the same and fails if this page is out of date. A',
    'field of a response counts as met only if it was also seen with a value.',
    '',
    `${rows.length} rows, ${rows.length - missing.length} met, ${missing.length} not met.`,
    ...(missing.length === 0
      ? []
      : ['', '## Not met', '', ...missing.map(({ row, notMet }) => `- ${cell(row)}: ${notMet ?? ''}`)]),
    ...tables.flatMap(({ title, rows: of }) => ['', `## ${title}`, '', ...tableOf(of)]),
    '',
  ].join('\n');
}

function tableOf(rows: TableOutcome['rows']): string[] {
  const isRules = rows.every(({ requirement }) => requirement === '');
  const head = isRules ? ['| rule | |', '|---|---|'] : ['| field | requirement | |', '|---|---|---|'];
  return [
    ...head,
    ...rows.map(({ row, requirement, faults, notMet }) => {
      const found = faults.length === 0 && notMet === undefined ? 'met' : '**not met**';
      return isRules ? `| ${cell(row)} | ${found} |` : `| \`${row}\` | ${cell(requirement)} | ${found} |`;
    }),
  ];
}

function cell(text: string): string {
  return text.replace(/\|/g, '\\|');
}
