/** Markup. Only `html` makes it, so that text of others never becomes markup. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = string | Html | readonly Html[];

/** A template of markup: text is escaped, markup is kept, and lists are written one below the other. */
export function html(markup: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(markup.map((piece, at) => `${at === 0 ? '' : written(parts[at - 1])}${piece}`).join(''));
}

function written(part: Part = ''): string {
  if (typeof part === 'string') return escapeHtml(part);
  return part instanceof Html ? part.markup : part.map(({ markup }) => markup).join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as the content of an HTML element or of a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
