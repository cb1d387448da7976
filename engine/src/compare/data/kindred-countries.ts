/**
 * Countries whose passports or flags stand for one another in records. Codes are of ISO 3166-1 (alpha-2, and XK), and of ISO
 * 3166-3 for those withdrawn. `CS` was Czechoslovakia until 1993 and Serbia and Montenegro until 2006.
 */
const GROUPS: readonly string[] = [
  'BA HR',
  'BA RS',
  'CS CZ SK',
  'CS RS ME XK',
  'CY TR',
  'ET ER',
  'HK MO',
  'HR RS',
  'IL PS',
  'PK BD',
  'RU BY',
  'RU UA',
  'SD SS',
  'SY LB PS',
];

/** A state with its successors or territories, first: with each of them, as they are not with one another. */
const STARS: readonly string[] = [
  // Withdrawn states and names, ISO 3166-3.
  'SU RU UA BY KZ UZ TM TJ KG MD GE AM AZ LT LV EE',
  'YU CS RS ME HR SI BA MK XK',
  'AN CW SX BQ AW NL',
  'BU MM',
  'DD DE',
  'DY BJ',
  'FX FR',
  'HV BF',
  'NH VU',
  'NT IQ SA',
  'PC FM MH MP PW US',
  'RH ZW',
  'TP TL ID',
  'VD VN',
  'YD YE',
  'ZR CD',
  // Territories, and what is claimed by or was administered from another.
  'CN HK MO TW',
  'DK GL FO',
  'FR GP MQ GF RE YT PM BL MF WF PF NC TF',
  'GB GG JE IM GI BM KY VG TC AI MS FK SH IO PN IE',
  'ID TL',
  'MA EH',
  'NL AW CW SX BQ SR',
  'US PR GU VI AS MP UM',
];

const kin = new Map<string, Set<string>>();
const relate = (one: string, others: readonly string[]) => {
  const known = kin.get(one) ?? new Set();
  for (const other of others) known.add(other);
  kin.set(one, known);
};
for (const group of GROUPS) for (const code of group.split(' ')) relate(code, group.split(' '));
for (const star of STARS) {
  const [state, ...parts] = star.split(' ') as [string, ...string[]];
  relate(state, parts);
  for (const part of parts) relate(part, [state]);
}

/** Tells whether records often name one country for the other. */
export function areKindred(a: string, b: string): boolean {
  return a === b || kin.get(a)?.has(b) === true;
}
