/** Raised whenever a change here or in a table can alter a score; stored with every case. */
export const SCORER_VERSION = '17';

/** Likeness of two words by how they meet, 0 to 1. */
export const SIMILARITY = {
  /** Spellings of one sound (`Mohammed`, `Muhamed`): romanization, not difference. */
  sameFold: 0.98,
  /** The same by a table (`Osama`, `Usama`): less certain than by letters. */
  romanized: 0.96,
  /** Nicknames and the name in another language: common, but not universal. */
  variant: 0.93,
  /** Spelt by its sound out of another script. */
  spoken: 0.95,
  /** `Aziz` for `Abdul Aziz`. */
  compound: 0.8,
  /** One letter wrong is never the same as a known spelling. */
  bestSpelling: 0.96,
  /** Cost of a share of wrong letters: a word with a third of them wrong is hardly the same word. */
  perEdit: 1.15,
  /** One letter of five for another. */
  slip: 0.8,
  /** Below this two words are different words. */
  least: 0.45,
  /** A letter for a word that begins with it. */
  initial: 0.8,
  /** Words joined or split (`RamiMakhlouf`). */
  joined: 0.97,
  /** A space in place of a letter of the word. */
  lostLetter: 0.92,
  /** The beginning of a word that is cut at the end of the name's field. */
  cut: 0.95,
} as const;

/**
 * Weight of a word by its role. Persons and organizations in one table; a word that cannot be missing without
 * notice weighs 1. Checked on one half of the labelled pairs together with `MISSING`, see `bench/fit.ts`.
 */
export const ROLE_WEIGHT: readonly number[] = [
  1, // name
  0.05, // particle: `al`, `de`, `bin` are written or left out at will
  0.36, // initial
  0.5, // patronymic: often left out, but a contradicting one counts
  0.15, // generation
  0.05, // title
  0.08, // legal form: never decides
  0.4, // generic word of organizations
  0.03, // stop word
  0.6, // number
  0.65, // father's name: a list has the grandfathers too; in another's place it counts
  1, // logographic character
  0.02, // kind of ship
  0.7, // place
  0.3, // said again
];

/** A name that millions bear tells less: factor by `commonness` 0 to 3. */
export const COMMON_FACTOR: readonly number[] = [1, 0.85, 0.7, 0.55];

/** Cost of a word without a partner, as a share of its weight. */
export const MISSING = {
  /** Unmatched on both sides: another word is in its place. */
  contradicted: 1.4,
  /** Only the listed name has it: subjects leave out middle names and patronymics, but seldom more than two. */
  listed: 0.23,
  listedBeyond: 0.4,
  usual: 1.8,
  /** Only the subject has it. */
  subject: 0.25,
} as const;

/** Points taken after the words are weighed. */
export const NAME_POINTS = {
  /** Words in another order. */
  order: -2,
  /** `Salman bin Muhammad` is the father or son of `Muhammad bin Salman`. */
  fatherAndSonTurned: -30,
  /** Both names hold a number and the numbers differ: a sister ship, another fund. */
  numberConflict: -25,
  /** Only one name holds a number. */
  numberMissing: -10,
  /** Two different legal forms. */
  legalFormConflict: -3,
  /** One word of an organization agrees, and the subject adds a word that the listed name lacks. */
  otherWordAdded: -8,
  /** The only word of an organization that is its own agrees but in spelling, and another word or the legal form does not agree. */
  misspeltAmongOthers: -5,
  /** Millions bear every word that agrees. */
  commonName: -4,
} as const;

/** Highest name score when one word alone agrees. */
export const SINGLE_WORD_CAP = {
  /** One side has more words. */
  oneOfSeveral: 60,
  /** Names of shared words only, one with more of them. */
  fewerShared: 75,
  /** Both are one common word in different spellings, or one of five letters with another letter. */
  common: 78,
  /** Both are the same common word: found at the default threshold, but not above it. */
  sameCommon: 80,
} as const;

/**
 * Highest name score of two names that look alike and are known to be different ones: below the default threshold, and over it
 * again if a date, or a country and a nationality, agree.
 */
export const LOOKALIKE_CAP = 76;

/** A weak alias is a broad nickname: never more than this. */
export const WEAK_ALIAS_CAP = 85;

/** From here on a name is the same one: order, romanization and legal form apart. */
export const SAME_NAME = 95;

/** Evidence beside the name counts from this name score on. */
export const EVIDENCE_FLOOR = 65;

/** Points for evidence beside the name. */
export const EVIDENCE_POINTS = {
  dateSameDay: 8,
  dateSameMonth: 5,
  dateSameYear: 3,
  dateClose: 0,
  dateOneYear: -4,
  dateFewYears: -12,
  dateFar: -30,
  nationalityAgree: 2,
  nationalityConflict: -8,
  countryAgree: 2,
  countryConflict: -4,
  genderConflict: -15,
  /** The listed name has more names than the subject's, and date and country agree: raises the score to at most `omissionConfirmedMost`. */
  omissionConfirmed: 10,
  omissionConfirmedMost: 90,
  /** An identifier of one type that differs from all of the record's. */
  identifierConflict: -8,
  /** An agreeing identifier raises the score to at least this. */
  identifierFloor: 95,
  /** An address identifies its wallet with certainty. */
  walletFloor: 100,
} as const;

/** Scores have one decimal, rounded half up. The small term undoes what binary fractions take from exact halves. */
export function roundScore(score: number): number {
  return Math.floor(score * 10 + 0.5 + 1e-7) / 10;
}
