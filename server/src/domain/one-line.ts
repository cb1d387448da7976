/** Somebody else's words on one line: line breaks, control characters and changes of direction would pass for structure of ours. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Z}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
}

/**
 * Line breaks, control characters, changes of direction and invisible characters. The joiners of Persian and Indic
 * scripts and variation selectors are parts of letters.
 */
const UNFIT_FOR_A_NAME =
  /[\p{Cc}\p{Zl}\p{Zp}]|(?!\u200C|\u200D|\p{Variation_Selector})[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Tells whether a user-given name is one line of visible characters; true if empty. */
export function isVisibleName(name: string): boolean {
  return name.search(UNFIT_FOR_A_NAME) === -1 && (name.trim() === '' || /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u.test(name));
}

/** The name of something that cannot be refused for it, as one line of visible characters. */
export function visibleName(name: string): string {
  return name.replace(UNFIT_FOR_A_NAME, ' ').trim();
}
