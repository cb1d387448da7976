/** Regions of the world, as coarse as errors of names go by: by ISO 3166-1 alpha-2. */
const REGIONS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'Middle East and North Africa': 'AE BH DZ EG EH IQ IR JO KW LB LY MA OM PS QA SA SD SY TN YE IL TR',
    'Former Soviet Union': 'AM AZ BY GE KG KZ MD RU TJ TM UA UZ',
    'South Asia': 'AF BD IN LK NP PK',
    'East and South-East Asia': 'CN HK ID JP KH KP KR LA MM MN MO MY PH SG TH TW VN',
    'Sub-Saharan Africa':
      'AO BF BI CD CF CG CI CM ER ET GA GH GN GQ GW KE LR ML MR MZ NE NG RW SL SN SO SS TD TG TZ UG ZA ZM ZW',
    'Latin America': 'AR BO BR BZ CL CO CR CU DO EC GT HN HT JM MX NI PA PE PR PY SV TT UY VE',
    Europe:
      'AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV ME MK MT NL NO PL PT RO RS SE SI SK XK LI GI JE GG IM',
    'North America and Oceania': 'AU CA NZ US FJ MH',
  }).flatMap(([region, codes]) => codes.split(' ').map((code) => [code, region])),
);

export function regionOf(country: string | undefined): string {
  return country === undefined ? 'unknown' : (REGIONS[country] ?? 'elsewhere');
}
