/**
 * Countries whose passports or flags stand for one another in records: successor states, territories, and
 * territories claimed by or administered from another. ISO 3166-1 alpha-2 and XK, with the withdrawn codes of ISO 3166-3.
 */
const GROUPS: readonly string[] = [
  'SU RU',
  'SU UA',
  'SU BY',
  'SU KZ',
  'SU UZ',
  'SU TM',
  'SU TJ',
  'SU KG',
  'SU MD',
  'SU GE',
  'SU AM',
  'SU AZ',
  'SU LT',
  'SU LV',
  'SU EE',
  'RU UA',
  'RU BY',
  'YU CS RS ME HR SI BA MK XK',
  'CS CZ SK',
  'DD DE',
  'SD SS',
  'ET ER',
  'ID TL',
  'CN HK MO TW',
  'IL PS',
  'MA EH',
  'GB GG JE IM GI BM KY VG TC AI MS FK SH IO PN IE',
  'US PR GU VI AS MP UM',
  'FR GP MQ GF RE YT PM BL MF WF PF NC TF',
  'NL AW CW SX BQ AN SR',
  'DK GL FO',
  'PK BD',
  'YE YD',
  'VN VD',
  'CY TR',
  'SY LB PS',
];

const kin = new Map<string, Set<string>>();
for (const group of GROUPS) {
  const codes = group.split(' ');
  for (const code of codes) {
    const known = kin.get(code) ?? new Set();
    for (const other of codes) known.add(other);
    kin.set(code, known);
  }
}

/** Whether a record of one country may well name the other. */
export function areKindred(a: string, b: string): boolean {
  return a === b || kin.get(a)?.has(b) === true;
}
