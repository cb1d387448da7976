const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'the file may not be read',
  EISDIR: 'it is a directory',
};

/** Why the system gives no file, in words; absent for other errors. */
export function whyUnreadable(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? REASONS[String(error.code)] : undefined;
}
