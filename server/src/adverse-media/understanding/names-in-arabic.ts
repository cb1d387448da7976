import type { FoundName } from './found-name.js';
import type { Bystander } from './language-terms.js';
import type { ReadText } from './read-text.js';
import { foldWord, type TextWord } from './text-words.js';

const fold = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(foldWord));

/** Given names common in the press; Arabic has no capitals, so a name is recognised by one of these or by a title. */
const GIVEN = fold(
  'محمد أحمد محمود علي حسن حسين عمر عثمان خالد سعيد سعد إبراهيم يوسف إسماعيل مصطفى عبدالله عبدالرحمن عبدالعزيز عبد طارق سامي سمير كمال جمال ناصر فيصل سلمان سلطان فهد ماجد وليد زياد رامي بشار ماهر رياض نبيل عادل فؤاد هشام كريم ياسر أيمن أنور جلال صالح صلاح حمد حمدي مروان غسان جورج ميشال بيار إلياس سليم رفيق سعاد فاطمة عائشة خديجة مريم زينب نادية ليلى سارة هدى منى أمل رنا نور دينا أسماء هند بدر تركي نايف بندر مقتدى نوري حيدر عباس جعفر قاسم هادي مهدي رضا معمر سيف الزبير أسامة أيوب داود سليمان هاني شريف حاتم فتحي حسني عزت مرسي ياسين إسحاق موسى هارون عيسى جابر صدام عدنان بلال حمزة أمين منصور مازن جون جيمس ديفيد دونالد مايكل فلاديمير إيمانويل جو باراك رجب',
);
const JOINING = fold('بن ابن بنت أبو ابو أبي عبد ال آل أم');
const STOP = fold(
  'في من على إلى عن مع بعد قبل خلال أن إن كان كانت الذي التي الذين هذا هذه ذلك تلك وقد قد لقد ثم أو أم لكن بل حتى منذ بين تحت فوق عند لدى كما حيث بعدما عندما أثناء ضد حول نحو عبر دون بدون غير كل بعض أي هو هي هم قال قالت وقال أعلن أعلنت صرح أضاف أكد أوضح اليوم أمس الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد بتهمة بتهم بالسجن والذي والتي وفق بحسب وهو وهي يوم عام سنة لا لم لن ما ليس بسبب أمام لمدة البالغ بشأن بقضية متهم المتهم تم يتم وتم إنه إنها أنه أنها به بها له لها فيه فيها عليه عليها منه منها جرى تهمة المدعو',
);
const ACCUSED = fold('المتهم متهم المشتبه المدان المطلوب المدعو الإرهابي المهرب القاتل الجاني');
const ORGANIZATION = fold('شركة بنك مصرف مؤسسة مجموعة جماعة حزب حركة تنظيم منظمة جمعية هيئة وزارة محكمة نيابة');

/** Finds persons and organizations in Arabic text. */
export function namesInArabic({ text, words, cues }: ReadText): FoundName[] {
  const found: FoundName[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as TextWord;
    const bare = word.fold.replace(/^[وفبلك](?=.{3})/u, '');
    if (ORGANIZATION.has(bare)) {
      const last = endOfName(words, text, at + 1, 2);
      if (last > at) {
        found.push(nameOf('organization', words, at, last));
        at = last;
      }
      continue;
    }
    if (!isGiven(word.fold) && !isTitled(words, at)) continue;
    if (STOP.has(word.fold)) continue;
    const last = endOfName(words, text, at + 1, 3);
    if (last <= at) continue;
    const title = titleBefore(words, cues, at);
    const before = words[at - 1]?.fold ?? '';
    found.push({
      ...nameOf('person', words, at, last),
      ...(title && { title }),
      ...(ACCUSED.has(before) || ACCUSED.has(before.replace(/^[وفبلك]/u, '')) ? { accused: true as const } : {}),
    });
    at = last;
  }
  return found;
}

function nameOf(type: FoundName['type'], words: readonly TextWord[], first: number, last: number): FoundName {
  return {
    type,
    start: (words[first] as TextWord).start,
    end: (words[last] as TextWord).end,
    words: words.slice(first, last + 1).map(({ fold: form }) => form),
  };
}

function isGiven(form: string): boolean {
  return GIVEN.has(form);
}

/** Returns the last word of a name that continues at `from`: the second word always belongs to it, later ones if they look like names. */
function endOfName(words: readonly TextWord[], text: string, from: number, most: number): number {
  let last = from - 1;
  let taken = 0;
  for (let at = from; at < words.length && taken < most; at += 1) {
    const word = words[at] as TextWord;
    if (!/^[ \u00a0]$/.test(text.slice((words[at - 1] as TextWord).end, word.start)) || STOP.has(word.fold)) break;
    if (JOINING.has(word.fold)) continue;
    if (taken > 0 && ((!isGiven(word.fold) && !/^(?:ال|لل)/u.test(word.fold)) || ACCUSED.has(word.fold))) break;
    last = at;
    taken += 1;
  }
  return last;
}

function isTitled(words: readonly TextWord[], at: number): boolean {
  const before = words[at - 1];
  if (before === undefined) return false;
  return ACCUSED.has(before.fold);
}

function titleBefore(words: readonly TextWord[], cues: ReadText['cues'], at: number): Bystander | undefined {
  for (const back of [1, 2]) {
    const before = words[at - back];
    const cue =
      before && cues.find(({ kind, start, end }) => kind === 'bystander' && start <= before.start && end >= before.end);
    if (cue?.kind === 'bystander') return cue.value;
  }
  return undefined;
}
