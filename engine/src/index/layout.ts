/** Raised whenever the meaning or order of a section changes; a snapshot of another version is refused. */
export const LAYOUT_VERSION = 10;

const MAGIC = 0x54535431;
/** Magic, layout version, directory offset, directory length, total bytes, checksum, two reserved words. */
const HEADER_BYTES = 32;

export type Section = Uint8Array | Uint16Array | Uint32Array | Int32Array;

/** Takes in one section under its name. */
export type Put = (name: string, section: Section) => void;

type ElementType = 'u8' | 'u16' | 'u32' | 'i32';

/** Facts about the whole watchlist beside the sections; stored as JSON with the directory. */
export interface WatchlistHead {
  readonly scorerVersion: string;
  readonly entities: number;
  readonly names: number;
  readonly sources: readonly string[];
  readonly categories: readonly string[];
}

interface Directory extends WatchlistHead {
  readonly sections: Readonly<Record<string, readonly [ElementType, number, number]>>;
}

export interface Sections {
  readonly head: WatchlistHead;
  readonly get: (name: string) => Section;
  readonly buffer: SharedArrayBuffer;
}

/** All sections, one after another, in one shared buffer. */
export function packSections(head: WatchlistHead, sections: ReadonlyMap<string, Section>): SharedArrayBuffer {
  const directory: Record<string, [ElementType, number, number]> = {};
  let offset = HEADER_BYTES;
  for (const [name, section] of sections) {
    directory[name] = [typeOf(section), offset, section.length];
    offset = align(offset + section.byteLength);
  }
  const json = new TextEncoder().encode(JSON.stringify({ ...head, sections: directory } satisfies Directory));
  const buffer = new SharedArrayBuffer(align(offset + json.length));
  for (const [name, section] of sections)
    view(buffer, ...(directory[name] as [ElementType, number, number])).set(section);
  new Uint8Array(buffer).set(json, offset);
  new Uint32Array(buffer, 0, 6).set([MAGIC, LAYOUT_VERSION, offset, json.length, buffer.byteLength, 0]);
  return buffer;
}

/** The sections of a buffer that `packSections` made; throws on anything else. Copies nothing. */
export function openSections(buffer: SharedArrayBuffer): Sections {
  const [magic, version, offset, length] = new Uint32Array(buffer, 0, 8);
  if (magic !== MAGIC) throw new Error('not a watchlist: the first bytes are wrong');
  if (version !== LAYOUT_VERSION)
    throw new Error(`watchlist of layout ${version}, this engine reads ${LAYOUT_VERSION}`);
  const json = new TextDecoder().decode(new Uint8Array(buffer).slice(offset, (offset as number) + (length as number)));
  const { sections, ...head } = JSON.parse(json) as Directory;
  return {
    head,
    buffer,
    get(name) {
      const entry = sections[name];
      if (entry === undefined) throw new Error(`watchlist without section ${name}`);
      return view(buffer, ...entry);
    },
  };
}

function view(buffer: SharedArrayBuffer, type: ElementType, offset: number, length: number): Section {
  switch (type) {
    case 'u8':
      return new Uint8Array(buffer, offset, length);
    case 'u16':
      return new Uint16Array(buffer, offset, length);
    case 'u32':
      return new Uint32Array(buffer, offset, length);
    case 'i32':
      return new Int32Array(buffer, offset, length);
  }
}

function typeOf(section: Section): ElementType {
  if (section instanceof Uint8Array) return 'u8';
  if (section instanceof Uint16Array) return 'u16';
  return section instanceof Uint32Array ? 'u32' : 'i32';
}

function align(offset: number): number {
  return (offset + 7) & ~7;
}
