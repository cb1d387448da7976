const TAKERS =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Fields, menus and dialogs, where a letter is a letter. */
export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKERS) !== null;
}

/** A dialog has all keys, those with a modifier included: what is behind it is not to be acted on. */
export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null;
}
