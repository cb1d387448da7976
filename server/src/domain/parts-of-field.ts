/** The values in one field or cell, where several are parted by `|` or `;`. */
export function partsOfField(text: string): string[] {
  return text
    .split(/[|;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The names in one field. What has no letter is no name. */
export function namesInField(names: string | undefined): string[] {
  return partsOfField(names ?? '').filter((name) => /\p{L}/u.test(name));
}
