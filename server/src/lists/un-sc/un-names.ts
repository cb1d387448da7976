import type { ListedName } from '@touchstone/engine';
import { childrenOf, childText, type XmlElement } from '../reading/xml-elements.js';

export interface UnNames {
  readonly names: readonly ListedName[];
  /** Notes found beside the names: "(birth name)", the note of an alias. */
  readonly notes: readonly string[];
}

/**
 * Reads the names of an INDIVIDUAL or ENTITY. FIRST to FOURTH_NAME are in spoken order; the UN does not mark the
 * surname. One ALIAS_NAME may hold several, between semicolons.
 */
export function unNames(element: XmlElement): UnNames {
  const ofPerson = element.name === 'INDIVIDUAL';
  const names: ListedName[] = [];
  const notes: string[] = [];
  const add = (name: ListedName): void => {
    if (/[\p{L}\p{N}]/u.test(name.full) && !names.some((known) => known.full === name.full)) names.push(name);
  };

  const written = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME']
    .map((part) => childText(element, part))
    .filter((part) => part !== undefined && part !== 'na')
    .join(' ');
  const [first = '', ...others] = ofPerson ? [written.replace(/\s*,\s*/g, ' ')] : written.split(/\s*;\s*/);
  for (const name of split(first, 'primary', 'strong', ofPerson, notes)) add(name);
  for (const other of others) for (const name of split(other, 'aka', 'strong', ofPerson, notes)) add(name);

  const original = childText(element, 'NAME_ORIGINAL_SCRIPT');
  for (const part of original?.split(/[;/]/) ?? []) add({ full: part.trim(), kind: 'original', quality: 'strong' });

  for (const alias of [...childrenOf(element, 'INDIVIDUAL_ALIAS'), ...childrenOf(element, 'ENTITY_ALIAS')]) {
    const text = childText(alias, 'ALIAS_NAME');
    const note = childText(alias, 'NOTE');
    const quality = childText(alias, 'QUALITY');
    if (note !== undefined) {
      const script = IN_SCRIPT.exec(note);
      if (script?.[1] !== undefined) add({ full: script[1].trim(), kind: 'original', quality: 'strong' });
      notes.push(text === undefined ? note : `${text}: ${note}`);
    }
    const former = quality === 'f.k.a.' || (note !== undefined && /^(?:formerly|previously) listed as/i.test(note));
    for (const one of text?.split(/\s*;\s*|\s+[b-z]\)\s+/) ?? []) {
      for (const name of split(one, former ? 'fka' : 'aka', quality === 'Low' ? 'weak' : 'strong', ofPerson, notes))
        add(name);
    }
  }
  return { names, notes };
}

const IN_SCRIPT =
  /\bIn (?:Arabic|Persian|Farsi|Pashto|Urdu|Russian|Cyrillic|Korean|Chinese):\s*([^\p{Script=Latin};.,]+)/u;
const REMARK = /^(?:birth name|combat name|nom de guerre|alias|formerly|previously|maiden name|false identity)/i;

/**
 * One written name can be more: an acronym or a form in another script behind it in brackets. A bare acronym is
 * searched as a weak name, because many others bear it too ("AIG").
 */
function split(
  written: string,
  kind: ListedName['kind'],
  quality: ListedName['quality'],
  ofPerson: boolean,
  notes: string[],
): ListedName[] {
  let text = written.replace(/^[a-z]\)\s+/, '').trim();
  if (ofPerson && /,\s*born\b|.{120,}/i.test(text)) {
    const name = /^[^,(]+/.exec(text)?.[0]?.trim() ?? text;
    notes.push(text);
    text = name;
  }
  const brackets = /^(.+?)\s*\(([^()]+)\)\.?$/.exec(text);
  const inside = brackets?.[2]?.trim();
  if (brackets?.[1] === undefined || inside === undefined) return [ordered(text, kind, quality, ofPerson)];
  const outside = ordered(brackets[1], kind, quality, ofPerson);
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(inside)) {
    return [outside, { full: inside, kind: 'original', quality }];
  }
  if (!ofPerson && /^[\p{Lu}\d][\p{Lu}\d&.\s-]{1,14}$/u.test(inside))
    return [outside, { full: inside, kind: 'aka', quality: 'weak' }];
  if (REMARK.test(inside)) {
    notes.push(`${brackets[1]}: ${inside}`);
    return [outside];
  }
  return [ordered(text, kind, quality, ofPerson)];
}

/** A person's alias with one comma is "Surname, Given". */
function ordered(
  text: string,
  kind: ListedName['kind'],
  quality: ListedName['quality'],
  ofPerson: boolean,
): ListedName {
  const [family, given, more] = text.split(/\s*,\s*/);
  if (!ofPerson || kind === 'primary' || !family || !given || more !== undefined)
    return { full: text.trim(), kind, quality };
  return { full: `${given} ${family}`, kind, quality, family, given };
}
