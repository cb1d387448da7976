/**
 * Offences reported by articles. The designated categories of offences of the FATF Recommendations (glossary,
 * "Designated categories of offences"), in its order, then additions of screening: sanctions evasion, proliferation
 * (Recommendation 7), computer crime, war crimes, breaches of competition, safety and market rules, and unspecified
 * crime.
 */
export const OFFENCES = {
  organised_crime: 'organised crime',
  terrorism: 'terrorism',
  human_trafficking: 'human trafficking and migrant smuggling',
  sexual_exploitation: 'sexual exploitation',
  drugs: 'drug trafficking',
  arms: 'arms trafficking',
  stolen_goods: 'stolen goods',
  corruption: 'bribery and corruption',
  fraud: 'fraud',
  counterfeit_currency: 'counterfeit currency',
  product_piracy: 'product piracy',
  environment: 'environmental crime',
  murder: 'murder and grievous bodily injury',
  kidnapping: 'kidnapping and hostage-taking',
  theft: 'robbery and theft',
  smuggling: 'smuggling',
  tax: 'tax crime',
  extortion: 'extortion',
  forgery: 'forgery',
  piracy: 'piracy',
  market_abuse: 'insider trading and market manipulation',
  money_laundering: 'money laundering',
  sanctions: 'sanctions evasion',
  proliferation: 'weapons of mass destruction',
  cybercrime: 'computer crime',
  war_crimes: 'war crimes and torture',
  regulatory: 'breach of regulation',
  unnamed: 'crime',
} as const;

export type Offence = keyof typeof OFFENCES;
