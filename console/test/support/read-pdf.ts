import assert from 'node:assert/strict';
import { inflateSync } from 'node:zlib';

/** A PDF as Chromium prints it: the text of each page, in the order in which it is drawn. */
export function readPdf(file: Buffer): { readonly title: string; readonly pages: readonly string[] } {
  const objects = objectsOf(file);
  const text = (reference: string | undefined) => objects.get(reference ?? '')?.text ?? '';
  const pages = [...objects.values()].filter(({ text: own }) => /\/Type \/Page\b/.test(own));
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const { text: own } of objects.values()) {
    for (const [, name = '', reference] of own.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, toUnicode] = /\/ToUnicode (\d+) 0 R/.exec(text(reference)) ?? [];
      if (toUnicode !== undefined) fonts.set(name, glyphsOf(objects.get(toUnicode)?.stream ?? ''));
    }
  }
  assert.ok(pages.length > 0 && fonts.size > 0, 'no PDF as Chromium prints it');
  const [, title = ''] = /\/Title <FEFF([0-9A-F]*)>/i.exec(file.toString('latin1')) ?? [];
  return {
    title: utf16(title) || (/\/Title \(([^)]*)\)/.exec(file.toString('latin1'))?.[1] ?? ''),
    pages: pages.map(({ text: own }) => {
      const [, content] = /\/Contents (\d+) 0 R/.exec(own) ?? [];
      return drawnText(objects.get(content ?? '')?.stream ?? '', fonts);
    }),
  };
}

function objectsOf(file: Buffer): ReadonlyMap<string, { readonly text: string; readonly stream: string }> {
  const whole = file.toString('latin1');
  const found = new Map<string, { text: string; stream: string }>();
  for (const { 0: all, 1: number = '', index } of whole.matchAll(/(?<=^|\n)(\d+) 0 obj\n[\s\S]*?\nendobj/g)) {
    const start = all.indexOf('stream\n');
    const [, length = '0'] = /\/Length (\d+)/.exec(all) ?? [];
    const text = start < 0 ? all : all.slice(0, start);
    const from = index + start + 'stream\n'.length;
    const bytes = start < 0 ? Buffer.of() : file.subarray(from, from + Number(length));
    const stream = text.includes('/FlateDecode') && !text.includes('/Image') ? inflateSync(bytes) : bytes;
    found.set(number, { text, stream: stream.toString('latin1') });
  }
  return found;
}

/** The characters of a font's glyphs, by their codes in hex. */
function glyphsOf(cmap: string): ReadonlyMap<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, block = ''] of cmap.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', characters = ''] of block.matchAll(/<(\w+)> <(\w+)>/g)) {
      glyphs.set(code.toUpperCase(), utf16(characters));
    }
  }
  for (const [, block = ''] of cmap.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', first = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1) {
        const character = Number.parseInt(first, 16) + code - Number.parseInt(from, 16);
        glyphs.set(code.toString(16).padStart(from.length, '0').toUpperCase(), String.fromCodePoint(character));
      }
    }
  }
  return glyphs;
}

function drawnText(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let glyphs: ReadonlyMap<string, string> = new Map();
  let text = '';
  for (const [all, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|(?:<\w+>|\[[^\]]*\]) T[jJ]|\bBT\b/g)) {
    if (font !== undefined) glyphs = fonts.get(font) ?? new Map();
    else if (all === 'BT') text += ' ';
    else {
      for (const [, codes = ''] of (shown ?? all).matchAll(/<(\w+)>/g)) {
        text += (codes.match(/.{4}/g) ?? []).map((code) => glyphs.get(code.toUpperCase()) ?? '').join('');
      }
    }
  }
  // Ligatures as the letters that they stand for.
  return text.normalize('NFKC').replace(/\s+/g, ' ');
}

function utf16(hex: string): string {
  return (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');
}
