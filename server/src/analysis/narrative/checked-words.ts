/**
 * Lower-case words that prose may add to facts and leave out of them: none says what agrees, differs, is denied, likely, caused
 * or done, how much, when, or of which sex somebody is. Kept by hand, in English because narratives are.
 */
export const CONNECTING: ReadonlySet<string> = new Set(
  `a additionally also although an and are as at be been being but by for from furthermore had has have however in is it its moreover of on
  overall that the there these this those though to was were where whereas which while who whose with`.split(/\s+/),
);
