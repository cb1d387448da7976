import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { en } from '../src/i18n/en.js';
import { BUILT } from './support/built-console.js';

const KB = 1000;
const packed = (name: string) => statSync(join(BUILT, `${name}.gz`)).size;
const assets = readdirSync(join(BUILT, 'assets')).map((name) => `assets/${name}`);

test('a browser fetches at most 200 kB of compressed script before the first page', () => {
  const page = readFileSync(join(BUILT, 'index.html'), 'utf8');
  const first = [...page.matchAll(/\/console\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => name);
  const size = first.reduce((sum, name) => sum + packed(name), 0);
  assert.ok(first.length > 0);
  assert.ok(size <= 200 * KB, `${size} bytes in ${first.join(', ')}`);
});

test('the words of a page are fetched with it, not before the first page', () => {
  const page = readFileSync(join(BUILT, 'index.html'), 'utf8');
  const first = assets.filter((name) => name.endsWith('.js') && page.includes(name));
  const script = first.map((name) => readFileSync(join(BUILT, name), 'utf8')).join('');
  assert.ok(script.includes(en.session.endedText));
  const later = [
    ...[
      en.case.limitsText,
      en.changes.noFields,
      en.dashboard.handlingLead,
      en.keys.lead,
      en.lists.lead,
      en.preferences.goOnHint,
    ],
    ...[en.reviewPolicy.lead, en.search.lead, en.singleSignOn.confirmText, en.stepUp.text, en.uploads.lead],
  ];
  assert.deepEqual(
    later.filter((text) => script.includes(text)),
    [],
  );
});

test('a browser fetches few files before the first page: six at once are all that HTTP/1.1 allows', () => {
  const page = readFileSync(join(BUILT, 'index.html'), 'utf8');
  const files = [...page.matchAll(/\/console\/assets\/[^"]+/g)].map(([file]) => file);
  assert.ok(files.length <= 5, files.join(', '));
});

test('no other script exceeds 80 kB compressed, and all styles together 20 kB', () => {
  const page = readFileSync(join(BUILT, 'index.html'), 'utf8');
  for (const name of assets.filter((asset) => asset.endsWith('.js') && !page.includes(asset))) {
    assert.ok(packed(name) <= 80 * KB, `${name}: ${packed(name)} bytes`);
  }
  const styles = assets.filter((asset) => asset.endsWith('.css')).reduce((sum, name) => sum + packed(name), 0);
  assert.ok(styles <= 20 * KB, `${styles} bytes`);
});

test('the plot of the dashboard is fetched with the dashboard alone', () => {
  const withPlot = assets.filter(
    (name) => name.endsWith('.js') && readFileSync(join(BUILT, name), 'utf8').includes('u-over'),
  );
  assert.match(withPlot.join(), /^assets\/dashboard-page-[^,]+\.js$/);
});

test('every text file of the build has its compressed forms beside it', () => {
  for (const name of [...assets, 'index.html'].filter((file) => /\.(js|css|html|svg)$/.test(file))) {
    const content = readFileSync(join(BUILT, name));
    assert.ok(brotliDecompressSync(readFileSync(join(BUILT, `${name}.br`))).equals(content), name);
    assert.ok(gunzipSync(readFileSync(join(BUILT, `${name}.gz`))).equals(content), name);
  }
});

test('text is readable on every surface, in both themes', () => {
  const { light, dark } = tokens();
  for (const [theme, of] of Object.entries({ light, dark })) {
    const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'surface-selected'];
    for (const text of [
      'text',
      'text-muted',
      'danger-text',
      'warning-text',
      'success-text',
      'info-text',
      'accent-text',
    ]) {
      for (const surface of surfaces) assertReadable(of(text), of(surface), `${text} on ${surface}, ${theme}`);
    }
    for (const tone of ['danger', 'warning', 'success', 'info', 'neutral']) {
      assertReadable(of(`${tone}-text`), of(`${tone}-soft`), `${tone}, ${theme}`);
    }
    assertReadable(of('on-accent'), of('accent'), `primary button, ${theme}`);
  }
});

function assertReadable(text: string, surface: string, what: string): void {
  const [more = 0, less = 0] = [luminance(text), luminance(surface)].toSorted((one, other) => other - one);
  const contrast = (more + 0.05) / (less + 0.05);
  assert.ok(contrast >= 4.5, `${what}: ${contrast.toFixed(2)}`);
}

/** The colours of the built style sheet by role. */
function tokens(): Record<'light' | 'dark', (role: string) => string> {
  const styles = assets
    .filter((asset) => asset.endsWith('.css'))
    .map((name) => readFileSync(join(BUILT, name), 'utf8'))
    .join('');
  const of = (side: 0 | 1) => (role: string) => {
    const value = new RegExp(`--${role}:([^;}]+)`).exec(styles)?.[1] ?? '';
    const colours = value.match(/#[0-9a-f]{3,6}/gi) ?? [];
    return colours[side] ?? colours[0] ?? assert.fail(`no colour --${role}`);
  };
  return { light: of(0), dark: of(1) };
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
