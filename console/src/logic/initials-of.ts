/** Two letters of a name or an e-mail address: `Ana Silva` is `AS`, `ana.silva@bank.example` too. */
export function initialsOf(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/).filter((word) => word !== '');
  const [first = '', ...rest] = words;
  const last = rest.at(-1) ?? '';
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toUpperCase();
}
