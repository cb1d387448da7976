import type { FoundName } from './found-name.js';
import { namesInArabic } from './names-in-arabic.js';
import { namesInChinese } from './names-in-chinese.js';
import { namesInJapanese } from './names-in-japanese.js';
import { namesInKorean } from './names-in-korean.js';
import { namesInWords } from './names-in-words.js';
import type { ReadText } from './read-text.js';

/** Finds persons and organizations in a text, in order, without overlaps. */
export function findNames(read: ReadText): FoundName[] {
  switch (read.language) {
    case 'ja':
      return namesInJapanese(read);
    case 'zh':
      return namesInChinese(read);
    case 'ar':
    case 'fa':
      return namesInArabic(read);
    case 'ko':
      return namesInKorean(read);
    default:
      return namesInWords(read);
  }
}
