/** ISO 639-1 of what a text is written in; `en` where it cannot be told. */
export async function languageOfText(text: string): Promise<string> {
  // Kana is Japanese, whatever else is in the text; Han without it is Chinese.
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  // Its tables are large: they are loaded with the first article.
  const { eld } = await import('eld/small');
  const { language } = eld.detect(text.slice(0, 2000));
  return language === '' ? 'en' : language;
}
