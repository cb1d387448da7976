/** The names in one field, where several are parted by `|` or `;`. What has no letter is no name. */
export function namesInField(names: string | undefined): string[] {
  return (names ?? '')
    .split(/[;|]/)
    .map((name) => name.trim())
    .filter((name) => /\p{L}/u.test(name));
}
