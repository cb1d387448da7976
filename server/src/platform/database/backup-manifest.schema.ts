import { type Static, Type } from 'typebox';
import Value from 'typebox/value';

/** Name of the entry that says what a backup holds. */
export const MANIFEST = 'manifest.json';
/** Schemas whose rows belong to the service: its own tables, and its job queue. */
export const BACKED_UP_SCHEMAS = ['public', 'graphile_worker'];
/** Layout of the file; raised when an older program could not read it any more. */
const FORMAT = 1;

const Entry = {
  entry: Type.String(),
  bytes: Type.Integer({ minimum: 0 }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
};

const Manifest = Type.Object({
  format: Type.Literal(FORMAT),
  /** Version of the program that made the backup. */
  version: Type.String(),
  made_at: Type.String(),
  /** The migrations of its tables, by the moment each was made (Unix milliseconds), oldest first. */
  migrations: Type.Array(Type.Integer()),
  tables: Type.Array(
    Type.Object({
      schema: Type.String(),
      table: Type.String(),
      columns: Type.Array(Type.String()),
      rows: Type.Integer({ minimum: 0 }),
      ...Entry,
    }),
  ),
  sequences: Type.Array(Type.Object({ schema: Type.String(), sequence: Type.String(), value: Type.String() })),
  /** The key of pictures and webhook secrets; absent before one was recorded. It may be among the files. */
  encryption_key: Type.Optional(Type.Object({ fingerprint: Type.String(), source: Type.String() })),
  /** Files of DATA_DIR that are needed beside the tables, such as the key of the images. */
  files: Type.Array(Type.Object({ name: Type.String({ pattern: '^[a-z][a-z-]*$' }), ...Entry })),
});

/** Content of a backup: an entry for each table in the text format of `COPY`, and the files that belong to them. */
export type Manifest = Static<typeof Manifest>;
export type BackedUpTable = Manifest['tables'][number];

export function readManifest(text: string): Manifest {
  const read: unknown = JSON.parse(text);
  const { format } = Object(read) as { format?: unknown };
  if (format !== FORMAT) throw new Error(`the backup has format ${String(format)}, this version reads ${FORMAT}`);
  if (!Value.Check(Manifest, read)) throw new Error('its manifest is incomplete');
  return read;
}

export function writeManifest(manifest: Omit<Manifest, 'format'>): string {
  return `${JSON.stringify({ format: FORMAT, ...manifest }, undefined, 1)}\n`;
}
