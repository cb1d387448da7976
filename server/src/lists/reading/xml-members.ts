import { type ListFile, refused } from './list-file.js';
import type { ReadingLog } from './list-reader.js';
import { childText, type XmlElement, xmlElements } from './xml-elements.js';

interface MemberFormat<Name> {
  readonly root: string;
  readonly member: string;
  /** Name of the element with the number of a member. */
  readonly id: string;
  /** Undefined for a member without a name. */
  readonly nameOf: (member: XmlElement) => Name | undefined;
}

/** The members of a parliament, from XML in which each has a number; reports those without number or name, or with a repeated number. */
export async function* xmlMembers<Name>(
  files: readonly ListFile[],
  { root, member, id: idName, nameOf }: MemberFormat<Name>,
  log: ReadingLog,
): AsyncGenerator<{ readonly id: string; readonly name: Name; readonly element: XmlElement }> {
  const ids = new Set<string>();
  for (const file of files) {
    const elements = xmlElements(file, new Set([member]), ({ name }) => {
      if (name !== root) throw refused(file.name, `its root element is ${name}, not ${root}`);
    });
    for await (const element of elements) {
      const place = `${file.name} line ${element.line}`;
      const [id, name] = [childText(element, idName), nameOf(element)];
      if (id === undefined || !/^\d+$/.test(id)) log.broken(place, `the member has no ${idName}`);
      else if (name === undefined) log.broken(place, `${id} has no name`);
      else if (ids.has(id)) log.broken(place, `the ${idName} ${id} occurs twice`);
      else {
        ids.add(id);
        yield { id, name, element };
      }
    }
  }
}
