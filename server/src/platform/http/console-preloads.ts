import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A script of the build, and what it imports, by the names of their sources. */
interface Built {
  readonly file: string;
  readonly imports?: readonly string[];
}

const ENTRY = 'index.html';
const PAGES = {
  queue: 'src/pages/cases/cases-page.tsx',
  case: 'src/pages/case/case-page.tsx',
} as const;

/**
 * The `Link` header of a page of the console: what it needs besides what the page itself names, so that a browser asks for all of it at once
 * and not after the first script has run. Undefined for other pages than the queue and a case, and without a manifest of the build.
 */
export function consolePreloads(folder: string): (path: string) => string | undefined {
  const file = join(folder, '.vite', 'manifest.json');
  if (!existsSync(file)) return () => undefined;
  const built = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Built>>;
  const first = new Set(scriptsOf(built, ENTRY));
  const scripts = (page: string) =>
    scriptsOf(built, page)
      .filter((script) => !first.has(script))
      .map((script) => `</console/${script}>; rel=modulepreload; crossorigin`);
  const [ofQueue, ofCase] = [scripts(PAGES.queue), scripts(PAGES.case)];
  return (path) => {
    const [page, reference] = /^\/console\/?(?:cases(?:\/([0-9a-f]{24}))?)?$/.exec(path) ?? [];
    if (page === undefined) return undefined;
    if (reference === undefined) return [answer('/api/me'), ...ofQueue].join(', ');
    // As the console asks for a case, to the letter: the browser would ask twice.
    return [answer('/api/me'), answer(`/api/searches/${reference}?mark_read=false&page_size=200`), ...ofCase].join(
      ', ',
    );
  };
}

function answer(path: string): string {
  return `<${path}>; rel=preload; as=fetch; crossorigin`;
}

/** The files of a script and of everything that it imports. */
function scriptsOf(built: Readonly<Record<string, Built>>, name: string, known = new Set<string>()): string[] {
  const one = built[name];
  if (one === undefined || known.has(name)) return [];
  known.add(name);
  return [one.file, ...(one.imports ?? []).flatMap((other) => scriptsOf(built, other, known))];
}
