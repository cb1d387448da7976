/**
 * Lower-case words that prose may add to facts and leave out of them: none states agreement, difference, denial,
 * likelihood, cause, action, quantity, time or sex. Maintained by hand, in English because narratives are.
 */
export const CONNECTING: ReadonlySet<string> = new Set(
  `a additionally also although an and are as at be been being but by for from furthermore had has have however in is it its moreover of on
  overall that the there these this those though to was were where whereas which while who whose with`.split(/\s+/),
);
