/**
 * Scripts whose consonants carry a vowel, for which names in several scripts are too few to count (`learnt-spellings.ts`): the sounds of each
 * letter after the national romanizations (ISO 15919, UN/Hunterian, UNGEGN for Khmer, BGN/PCGN for Amharic), the way people write
 * them in Latin letters first. A consonant has its own vowel unless a vowel sign or the mark that silences it follows.
 */
interface Syllabary {
  readonly consonants: string;
  readonly vowels: string;
  readonly signs: string;
  /** Vowels that are written before the consonant behind which they are spoken. */
  readonly before?: string;
  /** The mark that takes a consonant's own vowel away, or the consonant with it. */
  readonly silent: string;
  readonly silences?: true;
  /** The vowel that a consonant has of its own, the usual one first. */
  readonly own: readonly string[];
}

const SYLLABARIES: Readonly<Record<string, Syllabary>> = {
  tamil: {
    consonants:
      'க k g h|ங ng n|ச s ch|ஞ n nj gn|ட d t|ண n|த th t d dh|ந n|ப p b|ம m|ய y|ர r|ல l|வ v w|ழ l zh|ள l|ற r tr|ன n|ஜ j|ஷ sh s|ஸ s|ஹ h|ஶ s sh|ஃ f -',
    vowels: 'அ a|ஆ a aa|இ i -|ஈ i ee e|உ u|ஊ u oo|எ e|ஏ e|ஐ ai i|ஒ o|ஓ o|ஔ au',
    signs: 'ா a aa|ி i|ீ i ee|ு u -|ூ u oo|ெ e|ே e|ை ai i|ொ o|ோ o|ௌ au',
    silent: '்',
    own: ['a', ''],
  },
  malayalam: {
    consonants:
      'ക k|ഖ kh|ഗ g|ഘ gh|ങ ng|ച ch c|ഛ ch|ജ j|ഝ jh|ഞ nj|ട t d|ഠ th|ഡ d|ഢ dh|ണ n|ത th t|ഥ th|ദ d|ധ dh d|ന n|പ p|ഫ f ph|ബ b|ഭ bh|മ m|യ y|ര r|റ r|ല l|ള l|ഴ zh|വ v w|ശ s sh|ഷ sh|സ s|ഹ h',
    vowels: 'അ a|ആ a aa|ഇ i|ഈ i ee|ഉ u|ഊ u oo|ഋ ri|എ e|ഏ e|ഐ ai|ഒ o|ഓ o|ഔ au|ൻ n|ർ r|ൽ l|ൾ l|ൺ n|ം m n',
    signs: 'ാ a aa|ി i|ീ i ee|ു u|ൂ u oo|ൃ ri|െ e|േ e|ൈ ai|ൊ o|ോ o|ൗ au',
    silent: '്',
    own: ['a', ''],
  },
  sinhala: {
    consonants:
      'ක k|ඛ kh|ග g|ඝ gh|ඞ ng|ඟ ng|ච ch|ඡ ch|ජ j|ඣ jh|ඤ n gn|ඥ gn|ට t|ඨ th|ඩ d|ඪ d|ණ n|ඬ nd|ත th t|ථ th|ද d|ධ dh d|න n|ඳ nd|ප p|ඵ ph|බ b|භ bh b|ම m|ඹ mb|ය y|ර r|ල l|ව w v|ශ sh s|ෂ sh s|ස s|හ h|ළ l|ෆ f',
    vowels: 'අ a|ආ a aa|ඇ a e|ඈ a e|ඉ i|ඊ i ee|උ u|ඌ u oo|එ e|ඒ e|ඓ ai|ඔ o|ඕ o|ඖ au|ං n m ng',
    signs: 'ා a aa|ැ a e|ෑ a e|ි i|ී i ee|ු u|ූ u oo|ෙ e|ේ e|ෛ ai|ො o|ෝ o|ෞ au|ෘ ru',
    silent: '්',
    own: ['a', ''],
  },
  devanagari: {
    consonants:
      'क k|ख kh|ग g|घ gh|ङ ng|च ch|छ chh ch|ज j z|झ jh|ञ n y|ट t|ठ th|ड d r|ढ dh|ण n|त t|थ th|द d|ध dh d|न n|प p|फ ph f|ब b v w|भ bh b|म m|य y|र r|ल l|व v b w|श sh s|ष sh s|स s|ह h|ळ l',
    vowels: 'अ a|आ a aa|इ i|ई i ee|उ u|ऊ u oo|ऋ ri|ए e|ऐ ai|ओ o|औ au ou|ऑ o|ऍ e|ऎ e|ऒ o|ं n m|ँ n -|ः - h|़ -',
    signs: 'ा a aa|ि i|ी i ee y|ु u|ू u oo|ृ ri|े e|ै ai|ो o|ौ au ou|ॉ o|ॅ e|ॆ e|ॊ o',
    silent: '्',
    own: ['a', ''],
  },
  thai: {
    consonants:
      'ก k g|ข kh k|ค kh k|ฆ kh k|ง ng|จ ch j|ฉ ch|ช ch|ซ s z|ฌ ch|ญ y n|ฎ d t|ฏ t|ฐ th t|ฑ th t|ฒ th t|ณ n|ด d t|ต t|ถ th t|ท th t|ธ th t d|น n|บ b p|ป p b|ผ ph p|ฝ f|พ ph p|ฟ f p|ภ ph p bh|ม m|ย y i|ร r n -|ล l n|ว w v o|ศ s t|ษ s t|ส s t|ห h -|ฬ l n|อ - o|ฮ h',
    vowels: 'ะ a|ั a|า a|ำ am|ฤ ri rue|็ -|่ -|้ -|๊ -|๋ -|ๅ -|์ -',
    signs: 'ะ a|ั a|า a ar|ำ am|ิ i|ี i ee|ึ ue u|ื ue u|ุ u|ู u oo',
    before: 'เ e|แ ae a|โ o|ไ ai y|ใ ai',
    silent: '์',
    silences: true,
    own: ['', 'a', 'o'],
  },
  khmer: {
    consonants:
      'ក k|ខ kh|គ k|ឃ kh|ង ng|ច ch|ឆ chh ch|ជ ch|ឈ chh ch|ញ nh ny|ដ d|ឋ th|ឌ d|ឍ th|ណ n|ត t|ថ th|ទ t|ធ th|ន n|ប b p|ផ ph|ព p|ភ ph|ម m|យ y i|រ r|ល l|វ v w|ស s|ហ h|ឡ l|អ -',
    vowels: 'ឥ i e|ឦ ei|ឧ u o|ឪ ov|ឫ rue|ឬ rue|ឯ ae e|ឱ ao o|៊ -|៉ -|់ -|័ a|៍ -|៌ r|ះ h ah',
    signs:
      'ា a ea|ិ i e|ី i ei y|ឹ oe eu|ឺ eu oeu|ុ o u|ូ ou u o|ួ uo ua|ើ aeu oe|ឿ oeu|ៀ ie ea|េ e ey|ែ ae e|ៃ ai ey|ោ ao o|ៅ au ov ou|ំ am om|័ a',
    silent: '្',
    own: ['', 'a', 'o'],
  },
};

/** Amharic letters stand in rows of eight, a vowel each; the sixth has none, or a short one. */
const ETHIOPIC_ROWS =
  '1200 h|1208 l|1210 h|1218 m|1220 s|1228 r|1230 s|1238 sh|1240 k q|1260 b|1268 v|1270 t|1278 ch|1280 h|1290 n|1298 gn ny|12a0 -|12a8 k|12b8 h kh|12c8 w|12d0 -|12d8 z|12e0 zh|12e8 y|12f0 d|1300 j|1308 g|1320 t|1328 ch|1330 p|1338 ts|1340 ts|1348 f|1350 p';
const ETHIOPIC_VOWELS: readonly (readonly string[])[] = [
  ['e', 'a'],
  ['u'],
  ['i'],
  ['a'],
  ['e', 'ie'],
  ['', 'i', 'e'],
  ['o'],
];

/** Of each script its letters with their spellings, as of `LEARNT_SPELLINGS`. */
export const RULED_SPELLINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(SYLLABARIES).map(([script, syllabary]) => [script, spelt(syllabary)])),
  ethiopic: entriesOf(ETHIOPIC_ROWS)
    .flatMap(([row, sounds]) =>
      ETHIOPIC_VOWELS.map((vowels, at) => entry(String.fromCodePoint(Number.parseInt(row, 16) + at), sounds, vowels)),
    )
    .join('|'),
};

function spelt({ consonants, vowels, signs, before, silent, silences, own }: Syllabary): string {
  const open = entriesOf(vowels)
    .concat(entriesOf(signs))
    .map(([letter, sounds]) => entry(letter, [''], sounds));
  const closed = entriesOf(consonants).flatMap(([letter, sounds]) => [
    entry(letter, sounds, own),
    entry(letter + silent, silences ? [''] : sounds, ['']),
    ...(before === undefined ? [] : entriesOf(before).map(([sign, vowel]) => entry(sign + letter, sounds, vowel))),
    ...entriesOf(signs).map(([sign, vowel]) => entry(letter + sign, sounds, vowel)),
  ]);
  return [...open, ...closed, `${silent} -`].join('|');
}

function entriesOf(text: string): readonly (readonly [letter: string, sounds: readonly string[]])[] {
  return text.split('|').map((one) => {
    const [letter, ...sounds] = one.split(' ') as [string, ...string[]];
    return [letter, sounds.map((sound) => (sound === '-' ? '' : sound))];
  });
}

/** Each sound with each vowel, dearer the less usual they are. */
function entry(letter: string, sounds: readonly string[], vowels: readonly string[]): string {
  const ways = sounds.flatMap((sound, i) => vowels.map((vowel, k) => `${sound + vowel || '-'}${10 * (i + k)}`));
  return `${letter} ${ways.join(' ')}`;
}
