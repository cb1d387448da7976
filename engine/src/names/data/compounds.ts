/**
 * Parts of the compounds that German, Dutch and Scandinavian companies name themselves by. Sources: the branches of trade in the
 * German, Dutch, Danish, Norwegian and Swedish registers of companies. Both parts must be known: `Stahlwerke` is cut, `Salzwerke` is not.
 */
const FIRST = new Set(
  `anlagen bau baumaschinen beteiligungs bergbau beratungs bekleidungs chemie dienstleistungs druck elektro elektronik energie entwicklungs erdol export finanz finanzierungs
  flug forst gas glas grundstucks handels hausbau holz immobilien import industrie ingenieur investitions kapital kohle konsum kredit kunststoff landwirtschafts lebensmittel
  luftfahrt maschinen medien medizin metall mineralol mobel motoren papier projekt reederei schiffahrts schifffahrts service solar stahl technik textil transport treuhand umwelt
  verkehrs verlags vermogens vermogensverwaltungs versicherungs vertriebs verwaltungs wasser wohnungs wohnungsbau zement zucker
  bouw handel beleggings verzekerings scheepvaart olie staal bygg bygge byggnads ejendoms eiendoms fastighets forsikrings forsakrings handels investerings skibs skips transport`
    .trim()
    .split(/\s+/),
);
const HEADS =
  'gesellschaft industrie industrien fabrik fabriken werk werke technik handel unternehmen unternehmung betrieb betriebe verwaltung vertrieb verband maatschappij bedrijf fabriek onderneming groep selskab selskabet selskap selskapet bolag bolaget'.split(
    ' ',
  );

/** Ends of the last parts: most words have none of them. */
const ENDS = new Set(HEADS.map((head) => head.slice(-3)));

/** Where the second part of a compound begins; undefined for any other word. */
export function compoundParts(latin: string): number | undefined {
  if (latin.length < 8 || !ENDS.has(latin.slice(-3))) return undefined;
  for (const head of HEADS) {
    if (!latin.endsWith(head)) continue;
    const first = latin.slice(0, -head.length);
    if (FIRST.has(first)) return first.length;
  }
  return undefined;
}
