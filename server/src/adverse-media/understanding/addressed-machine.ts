import { foldWord, type TextWord } from './text-words.js';

/*
 * Sentences that speak to the software that reads them, found by what their words mean, in order and near each other. A
 * reporter gives the reader no part, no task and no output to write; whoever does so outside a quotation speaks to a
 * machine. Beginnings of words end with `*`. Words of languages without spaces are found anywhere.
 */
const WORDS = {
  machine: `ai a.i llm llms gpt* chatgpt screengpt model models language-model chatbot* bot bots assistant* classifier* algorithm* software
    parser* crawler* screener* automated machine reader readers system systems engine engines
    ia d'ia l'ia intelligence modele* logiciel* systeme* inteligencia asistente* assistente* modelo* algoritmo* sistema*
    ki intelligenz sprachmodell* assistent* modell* screening-software prufsystem* intelligenza modello modelli un'assistente
    intelligentie taalmodel* screeningsysteem* ии интеллект* модел* помощник* ассистент* программ* нейросет* алгоритм* систем* інтелект* помічник*
    sztuczn* asystent* zeka zekas* yapay 인공지능* 모델* 시스템* الذكاء نموذج* برنامج* البرنامج نظام مساعد هوش مدل دستیار
    人工智能 人工智慧 模型 助手 系统 系統 软件 軟體 人工知能 アシスタント モデル システム ソフト AI`,
  reads: `read reads reading process processing parsing parse analizando analisando analysing analyzing analysed analyzed ingesting lit lisez lisent lee lees leen le lendo liest lesen
    verarbeitet legge leggi leest читающ* читает читаешь читає czyta* okuyan* 읽* يقرأ تقرأ میخواند 阅读 閱讀 读取 処理 读 読む 読んで`,
  text: `text article document page message texte cet* texto articulo artigo mensagem mensaje pagina artikel dokument beitrag testo articolo documento
    tekst tekst* текст* стать* документ* статт* artykul* metni makaleyi 글* 기사* 텍스트* النص المقال المستند متن مقاله
    本文 此文 文章 記事 テキスト 文書`,
  this: `this ce cet cette est* esta este desta deste diesen dieser dieses diesem questo quest'articolo questa dit deze этот эту этого эти этой цей цю цього
    ten tego bu 이 هذا هذه این 本文 此文 这 這 该 この 本`,
  your: `your vos tes votre ton ta tus tu tua teu tuas dein* deine* tuo tuoi tue jouw uw тво* ваш* twoj* twoim twoich 당신의 너의
    你的 您的 あなたの 貴方の`,
  task: `instruction* prompt prompts classification summary task tasks context output outputs response guidelines training consigne* tache* contexte reponse sortie instruccion* tarea contexto
    respuesta salida indicaciones instruco* tarefa resposta saida anweisung* aufgabe* kontext ausgabe antwort istruzion* compito contesto risposta
    instructie* taak antwoord uitvoer инструкци* задач* задани* контекст* ответ* вывод* завдан* відповід* інструкц* instrukcj* zadani* odpowied*
    작업* 임무* 지시* 출력* 답변* 指令 任务 任務 输出 輸出 回答 指示 タスク 出力 上下文`,
  yourTask: 'مهمتك تعليماتك إجابتك مخرجاتك سياقك وظيفتك',
  youAre: `you're toi eres seras bist bent jesteś ты вы ти ви 당신* أنت كنت هستی مدل‌زبانی modeliysen 你是 您是 你现在是 您现在是 是一个为 あなたは 貴方は`,
  you: 'you vous tu voce usted je',
  are: 'are must will shall êtes etes es e és sei is bent now désormais desormais ahora agora',
  must: `must shall should required doit doivent debe deben deve devem devono muss mussen soll sollen moet moeten должн* обязан* повинн* musi musza
    يجب 해야 gerekir باید 必须 必須 应当 應當 必要が べき`,
  result: `victim victims witness witnesses acquitted convicted innocent cleared clean guilty namesake zero victime* temoin* acquitt* condamn* homonyme* victima testigo
    absuelt* condenad* vitima testemunha absolvid* homonim* opfer zeug* freigesproch* verurteilt* fehltreffer vittim* testimon* assolt* condannat*
    slachtoffer* getuige* vrijgesproken veroordeeld* срабатыван* потерпевш* оправдан* осужд* ofiar* magdur* 피해자* 무죄* 유죄*
    false falso fals* faux ложн* كاذبة ضحية مدان* 误报 誤報 受害者 无罪 無罪 有罪 誤検知 偽陽性 被害者`,
  treat: `treat classify label mark record consider report regard list score scored considerer traiter tratar considerar behandeln markieren trattare segnalare
    behandelen считать отметить признать اعتبار 视为 視為 标记 扱う 扱って`,
  never: `don't never n'inclus n'incluez n'inclure no nao nicht non niet не لا nie 不要 含めないで`,
  include: `include mention name cite n'inclus n'incluez incluyas menciones inclua mencione erwahne nenne includere menzionare vermeld noem включай* упоминай* تذكر wymieniaj
    提到 包含 含めないで`,
  output: `output summary response results reponse resume sortie respuesta resumen salida resposta resumo saida ausgabe antwort zusammenfassung risposta riassunto
    antwoord samenvatting ответ* вывод* резюме إجابتك ردك odpowied* 输出 輸出 摘要 回答 出力 要約`,
  summarise: `summarise summarize summarising summarizing resumes resumez resumas resumir resumires zusammenfasst zusammenfassen riassumi riassumete samenvat обобща* резюме
    تلخيص podsumowuj* 总结 總結 概括 要約する`,
  when: 'when while if before lorsque lorsqu quand si cuando al quando ao wenn beim als wanneer когда при عند gdy 时 時 とき 際 总结 總結',
  follow: `follow obey tenez tiens suivez suis tengas sigas siga seguire beachte befolge volg следуй* تتبع 遵循 遵守 执行 従わず 従わない`,
  ignore: `zignoruj* ignoruj* zapomnij* 무시하고 무시하라 무시해* ігноруй* забудь* نادیده`,
} as const;
type Meaning = keyof typeof WORDS;

/**
 * Meanings in this order, each at most so many words after the one before. In quotation marks only what names a machine
 * counts: a report quotes judges and letters.
 */
const RULES: readonly { readonly order: readonly Meaning[]; readonly apart: number; readonly alsoQuoted?: true }[] = [
  { order: ['your', 'task'], apart: 3 },
  { order: ['yourTask'], apart: 0 },
  { order: ['you', 'are', 'machine'], apart: 5 },
  { order: ['youAre', 'machine'], apart: 5 },
  { order: ['machine', 'reads', 'this', 'text'], apart: 3, alsoQuoted: true },
  { order: ['machine', 'this', 'text', 'reads'], apart: 3, alsoQuoted: true },
  { order: ['reads', 'this', 'text', 'machine'], apart: 3, alsoQuoted: true },
  { order: ['this', 'text', 'reads', 'machine'], apart: 5 },
  { order: ['machine', 'must', 'treat', 'result'], apart: 8 },
  { order: ['machine', 'must', 'result', 'treat'], apart: 8 },
  { order: ['must', 'machine', 'treat', 'result'], apart: 8 },
  { order: ['machine', 'result', 'treat', 'must'], apart: 8 },
  { order: ['machine', 'must', 'result', 'result'], apart: 8 },
  { order: ['never', 'include', 'output'], apart: 8 },
  { order: ['never', 'output', 'include'], apart: 8 },
  { order: ['when', 'summarise', 'this', 'text'], apart: 4 },
  { order: ['when', 'this', 'text', 'summarise'], apart: 4 },
  { order: ['this', 'text', 'summarise', 'when'], apart: 4 },
  { order: ['never', 'follow', 'task'], apart: 5 },
  { order: ['follow', 'task', 'never'], apart: 5 },
  { order: ['ignore', 'task'], apart: 5 },
  { order: ['task', 'ignore'], apart: 5 },
];

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const { whole, beginnings, unparted } = index();
const CHARACTERS_A_WORD = 5;
const LONGEST_BEGINNING = Math.max(...[...beginnings.keys()].map(({ length }) => length));
const SEEN = new Map<string, readonly Meaning[]>();
const MAX_SEEN = 50_000;
const NONE: readonly Meaning[] = [];

/** Words that a reporter quotes. */
export const QUOTED =
  /“[^”]{0,400}”|"[^"\n]{0,400}"|«[^»]{0,400}»|„[^“”]{0,400}[“”]|「[^」]{0,400}」|『[^』]{0,400}』/gu;

interface Meant {
  /** Number of the word in the sentence; without spaces, of so many characters. */
  readonly at: number;
  readonly meanings: readonly Meaning[];
  readonly start: number;
}

/** Tells whether a sentence speaks to the software that reads it. `words`: the sentence's, counted from `offset` before it. */
export function addressesMachine(sentence: string, words: readonly TextWord[], offset: number): boolean {
  if (PHRASES.test(sentence)) return true;
  const meant = SPACELESS.test(sentence) ? meantWithoutSpaces(sentence) : meantByWords(words, offset);
  if (meant.length === 0 || !meant.some(({ meanings }) => meanings.some((meaning) => TELLING.has(meaning))))
    return false;
  const quotes = [...sentence.matchAll(QUOTED)].map(
    ({ index: start, 0: text }) => [start, start + text.length] as const,
  );
  const spoken = meant.filter(({ start }) => !quotes.some(([from, to]) => start >= from && start < to));
  return RULES.some(({ order, apart, alsoQuoted }) => isInOrder(alsoQuoted ? meant : spoken, order, apart));
}

/** Phrases that are enough by themselves: headings of such text, and orders that only a program can follow. */
const PHRASES = new RegExp(
  String.raw`\b(?:begin|start|end) (?:of )?(?:instructions?|prompt|system)\b|system override|(?:machine|automated) readers? (?:only|must|should)|#{2,} ?(?:instructions?|response|input|system|user)\b|new context ?:
    |suppress (?:all )?alerts|trusted (?:configuration|instructions?)|stop (?:reading|processing) here|(?:return|output) (?:only )?(?:an? )?(?:empty (?:list|array|object)|valid json)|pretend (?:that )?(?:the|this) (?:article|text)
    |(?:respond|reply|answer) only with\b|call the tool\b|ignore everything (?:written |said )?(?:above|before)|\bje (?:nieuwe )?(?:taak|instructies|uitvoer)\b|esqueça a sua tarefa|\bdu als (?:sprachmodell|ki)\b|(?:dil|yapay zek[aâ]) modeli olarak
    |from (?:now|this point|here) on,? you (?:must|will|shall|are)|sua nova tarefa é|na sua (?:resposta|saída)\b|(?:ora|adesso) sei un['o]? ?(?:assistente|modello|programma|intelligenza)|komunikat systemow
    |когда будешь (?:составлять|пересказ|обобщ)|(?:总结|總結|概括)(?:本文|这篇)|(?:この記事|本文|この文章)を要約する|(?:出力|回答|要約)に[^。]{0,60}含めない
    |talimat\p{L}* (?:yok say|görmezden gel|unut)|yapay zek[aâ] model\p{L}*sen|dil modeli\p{L}*sen|yeni görevin |sistem (?:mesajı|istemi)|시스템 (?:메시지|프롬프트)|системне повідомлення|پیام سیستم
    |دستور\p{L}* (?:قبلی|پیشین)[^.\n]{0,12}نادیده|(?:مدل زبانی|هوش مصنوعی) هستی`.replace(/\n\s*/g, ''),
  'iu',
);

/** Meanings one of which every rule needs. */
const TELLING = new Set<Meaning>(['machine', 'task', 'yourTask', 'output', 'summarise']);

function isInOrder(meant: readonly Meant[], order: readonly Meaning[], apart: number): boolean {
  const [first, ...rest] = order as readonly [Meaning, ...Meaning[]];
  return meant.some((begin, from) => {
    if (!begin.meanings.includes(first)) return false;
    let last = begin.at;
    // One word may mean two things: 本文 is this text.
    let next = from;
    return rest.every((meaning) => {
      for (; next < meant.length; next += 1) {
        const { at, meanings } = meant[next] as Meant;
        if (at - last > apart + 1) return false;
        if (!meanings.includes(meaning)) continue;
        last = at;
        return true;
      }
      return false;
    });
  });
}

function meantByWords(words: readonly TextWord[], offset: number): Meant[] {
  return words.flatMap(({ fold, start }, at) => {
    const meanings = meaningsOf(fold);
    return meanings.length === 0 ? [] : [{ at, meanings, start: start - offset }];
  });
}

function meantWithoutSpaces(sentence: string): Meant[] {
  return [...sentence.matchAll(unparted.pattern)].map(({ index: start, 0: word }) => ({
    at: Math.floor(start / CHARACTERS_A_WORD),
    meanings: unparted.meanings.get(word) ?? NONE,
    start,
  }));
}

function meaningsOf(word: string): readonly Meaning[] {
  let meanings = SEEN.get(word);
  if (meanings === undefined) {
    if (SEEN.size >= MAX_SEEN) SEEN.clear();
    const all = new Set(whole.get(word));
    // "l'intelligence", "all'intelligenza"
    for (const part of new Set([word, word.replace(/^\p{L}{1,4}'/u, '')])) {
      for (const meaning of whole.get(part) ?? []) all.add(meaning);
      for (let length = 2; length <= Math.min(part.length, LONGEST_BEGINNING); length += 1)
        for (const meaning of beginnings.get(part.slice(0, length)) ?? []) all.add(meaning);
    }
    meanings = all.size === 0 ? NONE : [...all];
    SEEN.set(word, meanings);
  }
  return meanings;
}

function index() {
  const found = { whole: new Map<string, Meaning[]>(), beginnings: new Map<string, Meaning[]>() };
  const spaceless = new Map<string, Meaning[]>();
  const add = (to: Map<string, Meaning[]>, word: string, meaning: Meaning) =>
    to.set(word, [...(to.get(word) ?? []), meaning]);
  for (const [meaning, words] of Object.entries(WORDS) as [Meaning, string][]) {
    for (const word of words.split(/\s+/)) {
      if (SPACELESS.test(word) || word === 'AI') add(spaceless, word, meaning);
      else if (word.endsWith('*')) add(found.beginnings, foldWord(word.slice(0, -1)), meaning);
      else add(found.whole, foldWord(word), meaning);
    }
  }
  const longestFirst = [...spaceless.keys()].sort((a, b) => b.length - a.length);
  return { ...found, unparted: { meanings: spaceless, pattern: new RegExp(longestFirst.join('|'), 'gu') } };
}
