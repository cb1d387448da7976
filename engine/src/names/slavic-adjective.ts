/**
 * Adjectives of the Slavic languages are declined by gender, number and case, and romanized in many ways: `Smolenskiy`,
 * `Smolenskaya`, `Smolenskogo`, `Smolenska`. Endings by the school grammars of Russian, Ukrainian, Polish, Czech, Croatian and
 * Bulgarian, as BGN, ISO 9 and passports write them.
 */
const OF_PLACE =
  /^([a-z]{2,}sk)(?:[iy]?[iyj]|[iy]?[iy][iyj]?|a|a[iyj]a|i?aia|o|o[iyj]|o[iy]?e|i?e|og|oga|ogo|oho|omu|om|iej?|iego|ego|ej|eho|ei|u|[iy]?kh|[iy]ch|[iy]m|im[iy]|u[iyj]u)$/;
const OF_THING = /^([a-z]{3,}[nvw])(?:y[iyj]|a[iy]a|o[iy]|oye|oe|ogo|oho|ykh|yie|yye|ye|ego|ej|omu|u[iy]u)$/;

/**
 * A word with the ending of a Slavic adjective in the one form that all its endings share; undefined for any other word. What
 * is left of `Smolenskaya` is the name of the town.
 */
export function bareAdjective(latin: string): string | undefined {
  if (latin.length < 5) return undefined;
  const ofPlace = OF_PLACE.exec(latin)?.[1];
  if (ofPlace !== undefined) return ofPlace;
  const ofThing = OF_THING.exec(latin)?.[1];
  return ofThing === undefined ? undefined : `${ofThing.replace(/w$/, 'v')}yi`;
}
