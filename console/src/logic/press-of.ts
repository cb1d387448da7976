interface Press {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * The name of a key press: `j`, `Shift+j`, `?`, `3`, `Mod+Enter`; `''` for a modifier alone and for presses with Alt, which
 * write letters on many keyboards. Letters and digits carry Shift by name; other characters are what was typed.
 */
export function pressOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Press): string {
  if (altKey || ['Shift', 'Control', 'Meta', 'Alt', 'CapsLock', 'Dead'].includes(key)) return '';
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  const base = shiftKey && digit !== undefined && !/\d/.test(key) ? key : key.length === 1 ? key.toLowerCase() : key;
  const mod = ctrlKey || metaKey ? 'Mod+' : '';
  const shift = shiftKey && (key.length > 1 || key.toLowerCase() !== key.toUpperCase()) ? 'Shift+' : '';
  return `${mod}${shift}${base}`;
}
