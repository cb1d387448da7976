import type { Loose } from './words.js';

const ACCENTED = new Map(
  [...'aáeéiíoóuúcçnñyýAÁEÉIÍOÓUÚCÇNÑYÝ'.matchAll(/(.)(.)/gu)].map(([, plain = '', accented = '']) => [
    plain,
    accented,
  ]),
);

/** Every sentence accented and a third longer, so that text that is not from the catalogue, or is cut, can be seen. */
export function pseudo<Catalogue extends object>(words: Catalogue): Loose<Catalogue> {
  return rewritten(words) as Loose<Catalogue>;
}

function rewritten(value: unknown): unknown {
  if (typeof value === 'string') return longer(value);
  if (typeof value === 'function') return (...parameters: unknown[]) => longer(String(value(...parameters)));
  return Object.fromEntries(Object.entries(value as object).map(([key, part]) => [key, rewritten(part)]));
}

function longer(text: string): string {
  if (text === '') return text;
  return `${[...text].map((letter) => ACCENTED.get(letter) ?? letter).join('')}${'~'.repeat(Math.ceil(text.length / 3))}`;
}
