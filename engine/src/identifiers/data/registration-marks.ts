/**
 * The nationality marks of civil aircraft and the countries (ISO 3166-1 alpha-2) that register under each, common marks
 * included: those that States have notified to ICAO, supplement of 1 June 2025 to Annex 7 (6th edition),
 * https://www.icao.int/sites/default/files/airnavigation/Nationality_Marks_unedited_en.pdf, compared mark by mark in 2026-11
 * with a public program's copy of it (the document itself was out of reach). Beyond it, because other public tables, and
 * lists, still have them: EL, T9, UN and 3D, which those States have replaced, and C3, E4, E6, RF, T2, T3, VN, Z6, 4W, 9S, 9T.
 */
const MARKS = `
A2:BW A3:TO A4O:OM A5:BT A6:AE A7:QA A8:LR A9C:BH AP:PK B:CN/HK/MO/TW C:CA C2:NR C3:AD C5:GM C6:BS C9:MZ CC:CL CF:CA
CN:MA CP:BO CR:PT CS:PT CU:CU CX:UY D:DE D2:AO D4:CV D6:KM DQ:FJ E3:ER E5:CK E6:NU E7:BA EC:ES EI:IE EJ:IE EK:AM
EP:IR ER:MD ES:EE ET:ET EW:BY EX:KG EY:TJ EZ:TM F:FR G:GB H4:SB HA:HU HB:CH/LI HC:EC HH:HT HI:DO HJ:CO HK:CO
HL:KR HP:PA HR:HN HS:TH HZ:SA I:IT J2:DJ J3:GD J5:GW J6:LC J7:DM J8:VC JA:JP JU:MN JY:JO LN:NO LQ:AR LV:AR LX:LU
LY:LT LZ:BG M:IM N:US OB:PE OD:LB OE:AT OH:FI OK:CZ OM:SK OO:BE OY:DK/FO/GL P:KP P2:PG P4:AW PH:NL PJ:CW/SX/BQ
PK:ID PP:BR PR:BR PS:BR PT:BR PU:BR PZ:SR RA:RU RF:RU RDPL:LA RP:PH S2:BD S5:SI S7:SC S9:ST SE:SE SP:PL ST:SD
SU:EG SX:GR T2:TV T3:KI T7:SM TC:TR TF:IS TG:GT TI:CR TJ:CM TL:CF TN:CG TR:GA TS:TN TT:TD TU:CI TY:BJ
TZ:ML UK:UZ UN:KZ UP:KZ UR:UA V2:AG V3:BZ V4:KN V5:NA V6:FM V7:MH V8:BN VH:AU VN:VN VPA:AI VPB:BM VPC:KY VPF:FK
VPG:GI VPL:VG VPM:MS VQB:BM VQH:SH VQT:TC VT:IN XA:MX XB:MX XC:MX XT:BF XU:KH XV:VN XY:MM XZ:MM YA:AF YI:IQ
YJ:VU YK:SY YL:LV YN:NI YR:RO YS:SV YU:RS YV:VE Z:ZW Z3:MK Z6:XK Z8:SS ZA:AL ZJ:JE ZK:NZ ZL:NZ ZM:NZ ZP:PY ZS:ZA
ZT:ZA ZU:ZA 2:GG 3A:MC 3B:MU 3C:GQ 3DC:SZ 3X:GN 4K:AZ 4L:GE 4O:ME 4R:LK 4W:TL 4X:IL 4YB:JO/IQ 5A:LY 5B:CY 5H:TZ
5N:NG 5R:MG 5T:MR 5U:NE 5V:TG 5W:WS 5X:UG 5Y:KE 6O:SO 6V:SN 6W:SN 6Y:JM 7O:YE 7P:LS 7Q:MW 7T:DZ 8P:BB 8Q:MV
8R:GY 9A:HR 9G:GH 9H:MT 9J:ZM 9K:KW 9L:SL 9M:MY 9N:NP 9Q:CD 9S:CD 9T:CD 9U:BI 9V:SG 9XR:RW 9Y:TT E4:PS
EL:LR T8:PW T9:BA VQC:KY 3D:SZ 4Z:IL 9GR:GH
`;

/** Longest mark first, so that `VPB` is Bermuda's and no other's. */
export const REGISTRATION_MARKS: readonly (readonly [mark: string, countries: readonly string[]])[] = MARKS.trim()
  .split(/\s+/)
  .map((entry) => entry.split(':') as [string, string])
  .map(([mark, countries]) => [mark, countries.split('/')] as const)
  .sort(([a], [b]) => b.length - a.length);
