import { escapeHtml } from '../platform/http/html.js';
import { presentOwnEntry } from './data-protection.present.js';
import type { ExportedCase } from './subjects.js';

/** Tables whose names say little to their subject; others are written as words. */
const TITLES: Readonly<Record<string, string>> = {
  analyses: 'Analyses of the identity',
  audit_entries: 'Who did what with this data',
  case_articles: 'Articles that were considered',
  case_images: 'Image',
  case_results: 'Listed parties that were found',
  cases: 'Search',
  custom_list_entries: 'Entries of custom lists with this name',
  customers: 'Customer',
  record_decisions: 'Decisions on listed parties',
};

const HEAD = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Stored personal data</title>
<meta http-equiv="content-security-policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<style>body{font-family:sans-serif;max-width:60rem;margin:auto;padding:1rem}dt{font-weight:bold}dd{overflow-wrap:anywhere}img{max-width:20rem}
section section{border-top:1px solid}</style></head><body>
<h1>Stored personal data</h1>
`;

/** The export as a page without scripts that a person can read and print; it holds what the JSON holds, without empty fields. */
export async function* subjectPage(parts: AsyncIterable<ExportedCase>): AsyncGenerator<string> {
  yield HEAD;
  for await (const { caseId, tables, ownEntries } of parts) {
    yield `<section><h2>Search ${escapeHtml(caseId)}</h2>\n`;
    for (const [table, rows] of Object.entries({ ...tables, custom_list_entries: ownEntries.map(presentOwnEntry) })) {
      if (!isEmpty(rows))
        yield `<section><h3>${escapeHtml(TITLES[table] ?? wordsOf(table))}</h3>\n${written(rows)}</section>\n`;
    }
    yield '</section>\n';
  }
  yield '</body></html>\n';
}

function written(value: unknown): string {
  if (Array.isArray(value)) {
    const items = value.filter((item) => !isEmpty(item)).map((item) => `<li>${written(item)}</li>`);
    return `<ul>\n${items.join('\n')}\n</ul>`;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
    return `<dl>\n${fields.map(([name, inner]) => `<dt>${escapeHtml(wordsOf(name))}</dt><dd>${written(inner)}</dd>`).join('\n')}\n</dl>`;
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = String(value);
  return /^data:image\/[a-z]+;base64,[\w+/=]+$/.test(text) ? `<img alt="Image" src="${text}">` : escapeHtml(text);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** `birth_incorporation_date` and `birthIncorporationDate`: `Birth incorporation date`. */
function wordsOf(name: string): string {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
