import { useWords } from '../../i18n/language.js';

/** `g c` as two keys, `Mod+Enter` with the names of the machine in use; a dash for an action without a key. */
export function KeyName({ name }: { readonly name: string }) {
  const words = useWords().common;
  if (name === '') return <span>{words.noKey}</span>;
  return (
    <>
      {name.split(' ').map((press) => (
        <kbd key={press}>{shown(press)}</kbd>
      ))}
    </>
  );

  function shown(press: string): string {
    return press
      .replace('Mod+', /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ ' : 'Ctrl ')
      .replace('Shift+', '⇧ ')
      .replace('Enter', '↵')
      .replace('Escape', 'Esc')
      .replace(/[a-z]$/, (letter) => (press.length === 1 || press.includes('+') ? letter.toUpperCase() : letter));
  }
}
