import { LEGAL_FORMS } from './name-words.js';
import { foldWord } from './text-words.js';

/** Words never found in a business's name: organizations that investigate, judge, govern or report. */
const SURELY_PUBLIC =
  /\b(?:departments?|courts?|police|ministry|ministries|bureau|committee|senate|congress|house of|white house|parliament|governments?|prosecutors?|attorneys?|sheriff|patrol|marshals|interpol|europol|fbi|irs|ice|dea|atf|epa|sec|doj|dod|hsi|treasury|united nations|european union|reuters|bbc|cnn|afp|associated press|(?:task|strike|air|quds|border|defen[cs]e|police) force|inspector|assembly|(?:security|supreme|state|city|county|legislative) council|customs|border|homeland|revenue service|correctional|investigations?|investigative|enforcement|intelligence|army|navy|coalition|embassy|constabulary|university|tribunal|ministère|parquet|fiscal|condado|agencia tributaria|ayuntamiento|câmara d[aeo]|assembleia|procuradoria|supremo|policía|polícia|ministerio|ministério|fiscalía|juzgado|gendarmerie|assemblée|sénat|union européenne)\b|gericht|staatsanwaltschaft|polizei|ministerium|bundes|新聞|放送|通信|警察|地検|裁判|検察|委员会|法院|检察院|公安|大学|وزارة|محكمة|نيابة|هيئة|министерств|(?<!\p{L})суд(?!\p{L})|прокуратур|комитет|управление/iu;

/** Words in the names of both public offices and businesses. */
const BODY =
  'agency|agencies|authority|administration|services?|offices?|commission|division|section|branch|unit|forces?|council|center|centre|program|programme|initiative|squad|academy|district|county|state|city|nations';
/** Words that make such a name public, by owner (National Crime Agency, U.S. Secret Service) or purpose (Office of Foreign Assets Control). */
const PUBLIC_BY_OWNER = new RegExp(
  `^(?:(?:the|u\\.?s\\.?|uk|united states|federal|national|state|county|city|royal|european|crown|secret|postal|eastern|western|northern|southern|middle|criminal|civil|antitrust|tax|field)['’\\w.]*\\s)+(?:[\\w’'&-]+\\s){0,3}?(?:${BODY})\\b|\\b(?:${BODY})\\s(?:of|for|on|against)\\b|\\b(?:administration|office|commission|division|section|district|county|trust fund|times|post|news|press)$`,
  'iu',
);

/** Recognises organizations named beside every accusation. A legal form makes it a business, whatever the rest of the name. */
export function isPublicBody(name: string): boolean {
  const last = foldWord(name.slice(name.lastIndexOf(' ') + 1));
  return !LEGAL_FORMS.has(last) && (SURELY_PUBLIC.test(name) || PUBLIC_BY_OWNER.test(name));
}
