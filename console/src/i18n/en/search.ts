import { plural } from './plural.js';

/** Sentences of the new search. */
export const SEARCH = {
  search: {
    title: 'New search',
    lead: 'Try a search without storing it, refine it, and store it as a case when it is right.',
    subject: 'Subject',
    name: 'Name',
    nameHint: 'Or paste a whole line: name, date, country.',
    entityType: 'Entity type',
    types: (type: string) => ({ Crypto_Wallet: 'Crypto wallet' })[type] ?? type,
    date: (type: string) =>
      type === 'Person'
        ? 'Date of birth'
        : type === 'Vessel' || type === 'Aircraft'
          ? 'Date built'
          : 'Date of incorporation',
    dateHint: 'Leave day and month empty if only the year is known.',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    identifier: 'Identification number',
    identifierHint: 'Passport, national ID, registration or other number. A record with it is found under any name.',
    wallet: 'Wallet address',
    details: (field: string) =>
      ({
        nationality: 'Nationality',
        known_alias: 'Other name',
        address: 'Address',
        occupation: 'Occupation',
        industry: 'Industry',
        business_registration_number: 'Registration number',
        imo_number: 'IMO number',
        tail_number: 'Tail number',
      })[field] ?? field.replaceAll('_', ' '),
    line: {
      found: 'This line contains more than a name:',
      date: 'Date',
      country: 'Country',
      number: 'Number',
      use: 'Fill in the fields',
    },
    scope: 'Scope',
    profile: 'Search profile',
    noProfile: 'None: choose categories',
    profileCovers: (categories: string) => `Searches ${categories}.`,
    categories: 'Categories',
    countries: 'Only these countries',
    countriesHint: 'Records of other countries are left out; records without a country are kept.',
    addCountry: 'Add a country',
    removeCountry: (country: string) => `Remove ${country}`,
    matchScore: 'Threshold',
    meaning: (score: number) =>
      score >= 95
        ? 'Nearly identical names only. Spelling variants are missed.'
        : score >= 90
          ? 'Very close names. Some transliterations are missed.'
          : score >= 80
            ? 'Spelling variants, other orders of the words and transliterations are found. Recommended.'
            : score >= 70
              ? 'Also names with a missing or different word. Expect more false positives.'
              : 'Also names that are only similar. Expect many false positives.',
    aliases: 'Search aliases',
    relatives: 'Search relatives and close associates',
    exact: 'Identical names only',
    picture: 'Picture',
    pictureDrop: 'Choose, drop or paste a picture',
    pictureHint: 'JPG or PNG, at most 5 MB. It is compared with the pictures of listed parties.',
    pictureOff: 'Faces are not compared in this installation. The picture is stored with the case.',
    pictureAlt: 'The picture to compare',
    pictureKind: 'The picture must be a JPG or PNG file.',
    pictureSize: 'The picture must not exceed 5 MB.',
    removePicture: 'Remove the picture',
    options: 'When stored as a case',
    reference: 'Client reference',
    engine: 'Risk score engine',
    activeEngine: 'The active one',
    monitoring: 'Monitor the case',
    analysis: 'Analysis',
    noAnalysis: 'None',
    mediaLater: 'Adverse media is left out of a try. It is searched once the case is stored.',
    trySearch: 'Try',
    store: 'Store as case',
    reset: 'Clear the form',
    stored: 'The case was stored.',
    faults: (count: number) => `${count} ${plural(count, 'field needs', 'fields need')} correction.`,
    results: 'Results',
    found: (count: number, score: number) =>
      count === 0
        ? `No listed party reached the threshold of ${score}.`
        : `${count} ${plural(count, 'record', 'records')} reached the threshold of ${score}.`,
    notStored: 'Not stored',
    changed: 'The form has changed since these results.',
    first: (count: number) => `Only the closest ${count} are shown. Narrow the search to see all that matter.`,
    nothingYet: {
      title: 'Nothing searched yet',
      text: 'Fill in the name and choose Try. Nothing is stored until you store the search as a case.',
    },
    none: {
      title: 'No listed party reached the threshold',
      text: 'Check the spelling, add another name, or lower the threshold. Store the search as a case to document the result.',
    },
  },
} as const;
