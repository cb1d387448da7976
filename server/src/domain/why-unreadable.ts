const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'the file may not be read',
  EISDIR: 'it is a directory',
};

/** Explains why the system cannot read a file; undefined for other errors. */
export function whyUnreadable(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? REASONS[String(error.code)] : undefined;
}
