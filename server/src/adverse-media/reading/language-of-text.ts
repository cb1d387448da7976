import { eld } from 'eld/small';

/** Detects the language of a text (ISO 639-1); `en` if it cannot. */
export function languageOfText(text: string): string {
  // Kana is Japanese, whatever else is in the text; Han without it is Chinese.
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  const { language } = eld.detect(text.slice(0, 2000));
  return language === '' ? 'en' : language;
}
