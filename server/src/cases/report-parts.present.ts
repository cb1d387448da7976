import { type Html, html } from '../platform/http/html.js';

/** Text of others keeps its own direction. */
export const isolated = (text: string): Html => html`<bdi>${text}</bdi>`;

export const code = (text: string): Html => html`<code>${text}</code>`;

/** A part of a report with its heading; nothing without content. */
export function section(title: string, ...content: readonly (Html | undefined)[]): Html {
  const parts = content.filter((part) => part !== undefined);
  return parts.length === 0 ? html`` : html`<section><h2>${title}</h2>\n${parts}</section>`;
}

export type Fact = readonly [name: string, value: string | Html | undefined];

/** A table of names and values; facts without a value are left out. */
export function facts(all: readonly Fact[]): Html | undefined {
  const rows = all.flatMap(([name, value]) =>
    value === undefined || value === ''
      ? []
      : [html`<tr><th scope="row">${name}</th><td>${typeof value === 'string' ? isolated(value) : value}</td></tr>`],
  );
  return rows.length === 0 ? undefined : html`<table class="facts"><tbody>\n${rows}\n</tbody></table>`;
}

type Cell = string | Html;

/** Kinds of columns by the first character of their heading: numbers, and what is short. */
const KINDS: Readonly<Record<string, string>> = { '#': 'number', '@': 'short' };

/** A table, with a last row that sums it up in its last column; undefined without rows. */
export function table(
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
  sum?: readonly [label: string, value: string],
): Html | undefined {
  if (rows.length === 0) return undefined;
  const kind = (at: number) => KINDS[heads[at]?.charAt(0) ?? ''] ?? 'text';
  const names = heads.map((name) => name.replace(/^[#@]/, ''));
  const cell = (value: Cell, at: number) =>
    html`<td class="${kind(at)}" data-name="${names[at] ?? ''}">${typeof value === 'string' ? isolated(value) : value}</td>`;
  const head = names.map((name, at) => html`<th scope="col" class="${kind(at)}">${name}</th>`);
  const last = heads.length - 1;
  const foot = sum && html`<tfoot><tr><td colspan="${String(last)}">${sum[0]}</td>${cell(sum[1], last)}</tr></tfoot>`;
  return html`<table><thead><tr>${head}</tr></thead><tbody>
${rows.map((cells) => html`<tr>${cells.map(cell)}</tr>`)}
</tbody>${foot ?? html``}</table>`;
}

export function list(texts: readonly string[]): Html | undefined {
  return texts.length === 0 ? undefined : html`<ul>\n${texts.map((text) => html`<li>${isolated(text)}</li>`)}\n</ul>`;
}

export const paragraph = (text: string): Html => html`<p>${text}</p>`;

/** `2026-11-23 06:40:12 UTC`; empty without one. */
export function instant(at: string | Date | null | undefined): string {
  if (at === null || at === undefined || at === '') return '';
  const text = typeof at === 'string' ? at : at.toISOString();
  return `${text.slice(0, 19).replace('T', ' ')} UTC`;
}

/** `date_of_birth` and `dateOfBirth`: `Date of birth`. */
export function wordsOf(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
