/** Hebrew letters by the rules of the Academy of the Hebrew Language (2006), and frequent names in their usual spelling. */
export const HEBREW_LETTERS: Readonly<Record<string, string>> = {
  א: '',
  ב: 'b',
  ג: 'g',
  ד: 'd',
  ה: 'h',
  ו: 'v',
  ז: 'z',
  ח: 'h',
  ט: 't',
  י: 'y',
  כ: 'k',
  ך: 'kh',
  ל: 'l',
  מ: 'm',
  ם: 'm',
  נ: 'n',
  ן: 'n',
  ס: 's',
  ע: '',
  פ: 'p',
  ף: 'f',
  צ: 'ts',
  ץ: 'ts',
  ק: 'k',
  ר: 'r',
  ש: 'sh',
  ת: 't',
};

const NAMES = `בנימין benjamin|נתניהו netanyahu|דוד david|יוסף yosef|משה moshe|אברהם avraham|יצחק yitzhak|יעקב yaakov|שרה sara|רחל rachel|לאה lea
רבקה rivka|מרים miriam|חיים haim|כהן cohen|לוי levi|מזרחי mizrahi|פרץ peretz|ביטון biton|דהן dahan|אברג'יל abergil|אזולאי azoulay|מלכה malka
גבאי gabai|חדד hadad|יוסי yossi|אהוד ehud|אריאל ariel|שרון sharon|שמעון shimon|פרס peres|יאיר yair|לפיד lapid|נפתלי naftali|בנט bennett|גנץ gantz
אביגדור avigdor|ליברמן lieberman|אריה arie|דרעי deri|ישראל israel|כץ katz|גדעון gideon|סער saar|אלי eli|דניאל daniel|מיכאל michael|יונתן yonatan
אורי uri|רון ron|גיל gil|תמר tamar|נועם noam|עומר omer|איתן eitan|אלכסנדר alexander|ולדימיר vladimir|סרגיי sergey|איגור igor|אסתר esther|חנה hana
יהודה yehuda|שלמה shlomo|אהרון aharon|מרדכי mordechai|צבי zvi|זאב zeev|דב dov|מאיר meir|רות ruth|אילן ilan|עמיר amir|גולן golan|ברק barak`;

export const HEBREW_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  NAMES.split(/[|\n]/).map((entry) => entry.trim().split(' ') as [string, string]),
);
