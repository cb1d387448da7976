/**
 * Items that claims point to without naming them: offices and occupations that matter for a PEP. An answer of
 * `wbgetentities` for the item itself, given among the files, has its label and comes first.
 */
const LABELS: Readonly<Record<string, string>> = {
  Q218295: 'President of Russia',
  Q842386: 'Prime Minister of Russia',
  Q17276321: 'member of the State Duma',
  Q11696: 'President of the United States',
  Q4416090: 'United States senator',
  Q13218630: 'member of the United States House of Representatives',
  Q191954: 'President of France',
  Q3044918: 'member of the National Assembly of France',
  Q4970706: 'Federal Chancellor of Germany',
  Q1939555: 'member of the German Bundestag',
  Q14211: 'Prime Minister of the United Kingdom',
  Q27169: 'member of the European Parliament',
  Q30461: 'president',
  Q14212: 'prime minister',
  Q48352: 'head of state',
  Q2285706: 'head of government',
  Q83307: 'minister',
  Q486839: 'member of parliament',
  Q121998: 'ambassador',
  Q30185: 'mayor',
  Q82955: 'politician',
  Q193391: 'diplomat',
  Q16533: 'judge',
  Q40348: 'lawyer',
  Q185351: 'jurist',
  Q212238: 'civil servant',
  Q189290: 'military officer',
  Q47064: 'military personnel',
  Q131524: 'entrepreneur',
  Q43845: 'businessperson',
  Q806798: 'banker',
};

export function knownItem(item: string): string | undefined {
  return Object.hasOwn(LABELS, item) ? LABELS[item] : undefined;
}

/** Occupations that make a PEP even without an office, and business occupations. */
export const POLITICAL = new Set(['Q82955', 'Q193391']);
export const BUSINESS = new Set(['Q131524', 'Q43845', 'Q806798']);
