const TAKERS =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Fields, menus and dialogs, where a letter is a letter. */
export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKERS) !== null;
}
