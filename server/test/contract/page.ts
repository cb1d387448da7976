import type { TableOutcome } from './walk.js';

/** `docs/conformance.md`: every row of the interface, and whether it holds. */
export function pageOf(tables: readonly TableOutcome[]): string {
  const rows = tables.flatMap((table) => table.rows);
  const missing = rows.filter(({ faults, notMet }) => faults.length > 0 || notMet !== undefined);
  return [
    '# Conformance',
    '',
    'Every row of the public interface and whether the running service answers it, as `npm run conformance` found it: answers are',
    'compared field by field with a checklist (`server/test/contract/checklist/`), every field of a request is left out, sent in a',
    'wrong type, at its limits and past them, and what shall happen is made to happen. `npm test` does the same and fails when this',
    'page says anything else. A field of an answer holds only when it was also seen with something in it.',
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
  const isDeeds = rows.every(({ asked }) => asked === '');
  const head = isDeeds ? ['| what | |', '|---|---|'] : ['| field | what is asked | |', '|---|---|---|'];
  return [
    ...head,
    ...rows.map(({ row, asked, faults, notMet }) => {
      const found = faults.length === 0 && notMet === undefined ? 'met' : '**not met**';
      return isDeeds ? `| ${cell(row)} | ${found} |` : `| \`${row}\` | ${cell(asked)} | ${found} |`;
    }),
  ];
}

function cell(text: string): string {
  return text.replace(/\|/g, '\\|');
}
