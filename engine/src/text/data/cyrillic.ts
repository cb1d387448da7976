/**
 * Cyrillic to Latin. Russian by BGN/PCGN and passports (ICAO 9303) where they agree; Ukrainian by the resolution
 * of 2010; Belarusian by the instruction of 2007, without diacritics; Serbian and Macedonian by Gaj's alphabet,
 * without diacritics, because that is how lists print it. ISO 9 and scholarly spellings meet these in `foldToken`.
 */
const table = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));

export const CYRILLIC = table(
  'аa бb вv гg дd еe ёe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ь эe юyu яya іi їyi єye ґg ўw ђdj јj љlj њnj ћc џdz ѓg ќk ѕdz әa ғg қq ңn өo ұu үu һh ҳh ҷj ӯu ӣi җj ѣe',
);

export const UKRAINIAN = table('гh ґg иy іi їi йi єie юiu яia');
export const BELARUSIAN = table('гh ўu іi цts');
export const SERBIAN = table('жz чc шs цc хh ћc ђdj јj љlj њnj џdz ѓg ќk ѕdz');
