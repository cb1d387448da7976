import { addressesMachine, QUOTED } from './addressed-machine.js';
import { foldWord, type TextWord, wordsOf } from './text-words.js';

/** A stretch of a text: code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/*
 * Text that addresses software instead of readers. None of it counts as reporting. It is recognised by what it must do in
 * any language: address software as its reader, order it to ignore its instructions, demand an output, or imitate the
 * markers between a program and a model.
 */

/** Edge of a word in any script; `\b` knows only English letters. */
const BOUND = String.raw`(?:(?<=[\p{L}\d_])(?![\p{L}\d_])|(?<![\p{L}\d_])(?=[\p{L}\d_]))`;

/** Software as the addressee: "if you are an AI model", "message to screening software:", "system prompt". */
const ADDRESSED = any(
  String.raw`(?:if|when|as|since|because) you(?:['’]re| are) (?:an? |the )?[^.!?\n]{0,30}?(?:\bAI\b|language model|LLM|assistant|chatbot|bot|classifier|software|algorithm|machine|automated|screening (?:tool|engine|system)|agent|program|parser|crawler)`,
  String.raw`\b(?:attention|attn|note|notice|message|instructions?|memo|warning|hint|prompt|dear|hello|hey|command|directive)[ :,]+(?:to |for )?(?:all |any |the |our |every )?(?:[\w-]+ ){0,2}(?:AIs?|LLMs?|(?:language |AI |screening |reading )?(?:models?|software|algorithms?|crawlers?|scrapers?|bots?|classifiers?|parsers?|agents?|assistants?|machines?|engines?)|(?:screening|automated|compliance|AML|KYC|monitoring) (?:systems?|tools?))\b`,
  String.raw`\b(?:system|developer|assistant|admin|root) (?:message|prompt|instruction|override|note|notice|directive|command)s?\b`,
  String.raw`\byou are (?:now )?(?:an?|the) (?:helpful|obedient|AML|compliance|AI|language|screening|unrestricted)\b`,
  String.raw`(?:si|comme|puisque) (?:vous êtes|tu es) (?:une? |l['’])?(?:IA\b|modèle|assistant|logiciel|programme|algorithme|robot|système)|\b(?:message|instruction|note|avis|consigne)s? (?:au |aux |à l['’]|pour l(?:es? |a |['’])|du )?(?:système|logiciels?|modèles?|IA|robots?|algorithmes?|assistants?)\b`,
  String.raw`(?:si|como|ya que) (?:usted )?(?:eres|es) (?:una? |el )?(?:IA\b|inteligencia artificial|modelo|asistente|programa|software|algoritmo|robot|sistema)|\b(?:mensaje|instruccion(?:es)?|instrucción|nota|aviso|orden) (?:al? |para (?:el |la |los |las )?|del )(?:sistemas?|software|modelos?|IA|robots?|algoritmos?|asistentes?)\b`,
  String.raw`(?:se|como|já que) você (?:é|for) (?:uma? |o )?(?:IA\b|inteligência artificial|modelo|assistente|programa|software|algoritmo|robô|sistema)|\b(?:mensagem|instruç(?:ão|ões)|nota|aviso|ordem) (?:ao |à |aos |para (?:o |a |os |as )?|do )(?:sistemas?|software|modelos?|IA|robôs?|algoritmos?|assistentes?)\b`,
  String.raw`(?:wenn|falls|da) (?:du|sie) (?:eine? |das |ein )?(?:KI|sprachmodell|modell|assistent|programm|software|algorithmus|bot|system)[^.!?\n]{0,20}(?:bist|sind)|\b(?:system|entwickler)(?:nachricht|meldung|anweisung|hinweis)|\b(?:nachricht|anweisung|hinweis|mitteilung)(?:en)? (?:an|für) (?:die |das |den |alle )?(?:[\p{L}-]+ )?(?:KI|[\p{L}-]*software|[\p{L}-]*modelle?|[\p{L}-]*systeme?|bots?|algorithm(?:us|en)|assistent(?:en)?)\b`,
  String.raw`\b(?:se|poiché|dato che) (?:sei|è) (?:un['’]? ?|una |il )?(?:IA\b|intelligenza artificiale|modello|assistente|programma|software|algoritmo|sistema)|\b(?:messaggio|istruzion[ei]|nota|avviso) (?:al |ai |alla |alle |agli |per (?:il |la |i |le |gli )?|di )(?:[\p{L}]+ di )?(?:sistem[ai]|software|modell[oi]|IA|algoritm[oi])\b`,
  String.raw`\b(?:als|indien|wanneer) (?:je|u) (?:een )?(?:AI|taalmodel|model|assistent|programma|software|algoritme|bot|systeem) bent|\b(?:systeembericht|systeeminstructie)|\b(?:bericht|instructies?|opmerking) (?:aan|voor) (?:de |het |alle )?(?:[\p{L}-]*software|AI|taalmodel(?:len)?|systemen?|systeem)\b`,
  String.raw`если (?:ты|вы)[ —–-]+(?:это )?(?:ИИ|искусственный интеллект|языковая модель|модель|ассистент|программа|алгоритм|бот|система)|(?:системное (?:сообщение|указание)|(?:сообщение|инструкци[яи]|указани[ея]|внимание)[ :]+(?:для )?(?:(?:всех|программы|систем\p{L}*|модел\p{L}*|алгоритм\p{L}*|ИИ|бот\p{L}*|ассистент\p{L}*) ?)+)`,
  `(?:如果|假如|若)(?:你|您)是(?:一个|一個|一款)?(?:人工智能|人工智慧|AI|语言模型|語言模型|模型|助手|程序|程式|软件|軟體|系统|系統|机器人)|(?:系统|系統)(?:消息|訊息|提示|指令)|(?:致|给|給|对|通知)(?:所有)?(?:筛查|審查|审查|篩查)?(?:软件|軟體|系统|系統|模型|人工智能|AI)`,
  `(?:もし)?(?:あなた|貴方)が(?:AI|人工知能|言語モデル|モデル|アシスタント|プログラム|ソフトウェア|システム)|(?:システム(?:メッセージ|プロンプト|指示)|(?:スクリーニング|審査)?(?:ソフトウェア|システム|AI|モデル)(?:へ|への|宛て)の?(?:指示|メッセージ|連絡|通知|お知らせ)?[:：])`,
  String.raw`(?:إذا|ان|إن) كنت (?:نموذج\p{L}*|برنامج\p{L}*|ذكاء|مساعد\p{L}*|نظام\p{L}*|روبوت\p{L}*)|(?:رسالة|تعليمات|تنبيه|ملاحظة)(?: النظام| نظام|(?: إلى| الى)? (?:لل|ل|ال)?(?:برنامج|برامج|نظام|أنظمة|نموذج|نماذج|الذكاء|ذكاء|البرنامج|النظام|النموذج)\p{L}*)`,
);

/** Orders to ignore earlier instructions: sufficient by themselves. */
const OVERRIDE = any(
  String.raw`\b(?:ignore|disregard|forget|override|bypass|discard|do not follow)\b[^.!?\n]{0,30}\b(?:previous|prior|above|earlier|preceding|original|system|your|foregoing)\b[^.!?\n]{0,25}\b(?:instruction|prompt|rule|message|directive|guideline|command|configuration|training|context|polic(?:y|ies))`,
  String.raw`\b(?:ignore[rz]?|oublie[rz]?|ne tene[rz] pas compte)\b[^.!?\n]{0,30}\b(?:instructions?|consignes?|règles|messages?)\b[^.!?\n]{0,20}(?:précédent|antérieur|ci-dessus|système|reçu)`,
  String.raw`\b(?:ignor[ae]n?|olvid[ae]n?|descart[ae]n?|omit[ae]n?)\b[^.!?\n]{0,30}\b(?:instrucciones|órdenes|reglas|indicaciones)\b[^.!?\n]{0,20}(?:anterior|previa|arriba|sistema|recibid)`,
  String.raw`\b(?:ignor[ae]m?|esqueç[ae]m?|desconsider[ae]m?)\b[^.!?\n]{0,30}\b(?:instruções|ordens|regras|orientações)\b[^.!?\n]{0,20}(?:anterior|prévia|acima|sistema|recebid)`,
  String.raw`\b(?:ignorier\p{L}*|vergiss|vergessen sie|missachte\p{L}*)\b[^.!?\n]{0,30}(?:anweisung|regel|vorgabe|instruktion|befehl|nachricht)`,
  String.raw`\b(?:ignora(?:te|re)?|dimentica(?:te|re)?)\b[^.!?\n]{0,30}\b(?:istruzioni|regole|comandi)\b[^.!?\n]{0,20}(?:precedent|sopra|sistema)`,
  String.raw`\b(?:negeer|vergeet)\b[^.!?\n]{0,30}\b(?:instructies|regels|opdrachten|aanwijzingen)\b`,
  String.raw`(?:игнорируй(?:те)?|забудь(?:те)?|не учитывай(?:те)?)[^.!?\n]{0,30}(?:инструкци|указани|правил|команд)`,
  String.raw`(?:忽略|无视|無視|忘记|忘記|不要理会)[^。！？\n]{0,16}(?:指令|指示|提示|规则|規則|命令)`,
  String.raw`(?:以前|これまで|上記|前)の?(?:すべての)?(?:指示|命令|ルール|規則|プロンプト)(?:を|は)[^。\n]{0,8}(?:無視|忘れ)`,
  String.raw`(?:تجاهل|انس|انسَ|لا تتبع)[^.!؟\n]{0,30}(?:التعليمات|الأوامر|القواعد|تعليمات|التوجيهات)`,
);

/** Orders for an output. */
const ORDER = any(
  String.raw`(?:^|[:;,.!?—–-]\s*|["“(]|\b(?:please|must|should|shall|always|now|then|and|to)\s+)(?:you )?(?:do not |never )?(?:classify|label|mark|treat|categori[sz]e|rate|score|flag|tag|report|return|respond|answer|output|set|assign|conclude|list|consider|regard|exonerate|approve|exclude|suppress|clear|link|attach|call|emit|print|read|skip)\b`,
  String.raw`\b(?:classe[rz]?|marque[rz]?|considére[rz]|considère|réponde[rz]|retourne[rz]?|indique[rz]|traite[rz]|signale[rz])\b`,
  String.raw`\b(?:clasifi(?:ca|que|quen)|marc(?:a|que|quen)|consider[ae]n?|respond[ae]n?|devuelv[ae]n?|trat[ae]n?|etiquet[ae]n?)\b`,
  String.raw`\b(?:classifi(?:ca|que|quem)|marque[mn]?|consider[ae]m?|respond[ae]m?|devolv[ae]m?|retorn[ae]m?|trat[ae]m?|rotul[ae]m?)\b`,
  String.raw`\b(?:klassifizier\p{L}*|stuf\p{L}*|markier\p{L}*|bewert\p{L}*|behand\p{L}*|antwort\p{L}*|gib|geben sie|setze\p{L}*|melde\p{L}*)\b`,
  String.raw`\b(?:classifica(?:te|re)?|segnal(?:a|ate|are)|considera(?:te|re)?|rispond(?:i|ete|ere)|tratta(?:te|re)?|etichetta(?:te|re)?)\b`,
  String.raw`\b(?:classificeer|markeer|behandel|beschouw|antwoord|rapporteer|beoordeel)\b`,
  `(?:классифицируй|пометь|отметь|считай|ответь|верни|укажи|присвой|оцени)(?:те)?`,
  `(?:分类|分類|归类|歸類|标记|標記|视为|視為|判定|返回|输出|輸出|回答|标为|请将|請將)`,
  `(?:分類|判定|回答|出力|表示|マーク|扱って|みなして|設定)(?:して|しなさい|せよ|すること|ください)?`,
  `(?:صنّف|صنف|اعتبر|ضع|أجب|اجب|أعد|علّم|سجل|أبلغ)`,
);

/** Words of a screening program's output, which reporters do not use. */
const OUTPUT = any(
  String.raw`\b(?:false[ _]positive|true[ _](?:positive|negative)|not adverse|non-adverse|adverse media|low[- ]risk|zero risk|no[ _]match|risk score|wrongdoing score|sentiment score|screening result|match status|link_status|role ?[:=]|verdict ?[:=]|probability ?[:=]|severity ?[:=]|in JSON|as JSON|valid JSON)\b`,
  String.raw`\b(?:faux positif|falso positivo|falsch[- ]positiv|fout-positief|bajo riesgo|baixo risco|geringes risiko|risque faible|rischio basso|laag risico|médias? négatifs?|medios adversos|mídia adversa)\b|ложн\p{L}+ срабатывани|низк\p{L}+ риск|误报|誤報|低风险|低風險|偽陽性|誤検知|低リスク|إيجابي كاذب|إيجابية كاذبة|منخفض المخاطر`,
);

/** Markers between a program and a model; with `g`, so that every one is cut out whole. */
const MARKED =
  /<\|?(?:im_start|system|endoftext|assistant)\|?>[\s\S]{0,4000}?(?:<\|?\/?(?:im_end|system|assistant)\|?>|$)|\[(?:INST|SYSTEM)\][\s\S]{0,4000}?(?:\[\/(?:INST|SYSTEM)\]|\n|$)|\bBEGIN (?:INSTRUCTIONS?|PROMPT|SYSTEM)\b[\s\S]{0,4000}?(?:\bEND (?:INSTRUCTIONS?|PROMPT|SYSTEM)\b|$)|<\/?(?:tool_call|tool_result|function_calls?|instructions?)>[\s\S]{0,4000}?(?:<\/(?:tool_call|tool_result|function_calls?|instructions?)>|$)|\b(?:print|console\.log|echo)\(["'][^"'\n]{0,400}["']\)|<<SYS>>[\s\S]{0,4000}?(?:<<\/SYS>>|$)|\{\s*["“'](?:role|tool|function|function_call|verdict|adverse|name|parties|classification|instructions?|wrongdoing|action|risk_score|match|status|result)["”']\s*:[^{}]{0,2000}(?:\{[^{}]{0,2000}\}[^{}]{0,2000}){0,5}\}/gimu;

/** Speaker labels of a conversation with a model: "assistant: …". */
const ROLE_MARK = /^\s*#{0,4} ?(?:system|assistant|developer|function_call) ?:/iu;
const HAS_MARK =
  /<\||<<SYS|\[(?:INST|SYSTEM)\]|\{\s*["“']|<\/?(?:system|assistant|tool_|function_call|instruction)|BEGIN |(?:print|log|echo)\(/imu;

/** Beginnings (up to five letters) of words, one of which every such sentence contains; other sentences are skipped. */
const GATE = new Set(
  `ai ais ia un'ia l'ia ki ии llm llms gpt softw syste siste систе model modèl модел assis asist асси ассис chatb bot bots bota class algor алгор machi scree auto agent progr прогр parse crawl scrap engin promp logic robot taalm sprac языко искус
     ignor disre forge overr bypas disca follo oubli tenez olvid desca omit omita esque desco verge missa dimen negee игнор забуд учиты
     regel regle regol regra rules règle reglas istru aanwi befeh conse consi devel funct
     false true_ adver risk score json verdi role proba sever link_ match faux falso falsc fout- baixo bajo laag gerin risqu risch ложно ложны низки non-a low-r media`
    .split(/\s+/)
    .map((word) => foldWord(word)),
);
const GATE_UNPARTED =
  /AI|系统|系統|软件|軟體|模型|人工|助手|指令|规则|規則|命令|指示|提示|误报|誤報|风险|風險|ソフト|システム|モデル|アシスタント|プログラム|ルール|無視|偽陽|誤検|リスク|برنام|برامج|نظام|أنظم|نموذج|نماذج|ذكاء|تعليمات|تجاهل|القواعد|الأوامر|إيجاب|المخاطر/u;

/** Finds the parts of a text that address software. `words` and `sentences`: in order. */
export function suspiciousSpans(text: string, sentences: readonly Span[], words: readonly TextWord[]): Span[] {
  const marked = HAS_MARK.test(text)
    ? [...text.matchAll(MARKED)].map(({ index, 0: whole }) => ({ start: index, end: index + whole.length }))
    : [];
  const spoken: Span[] = [];
  let at = 0;
  for (const [number, { start, end }] of sentences.entries()) {
    let isWorthALook = false;
    const first = at;
    for (; at < words.length && (words[at] as TextWord).start < end; at += 1)
      isWorthALook ||= GATE.has((words[at] as TextWord).fold.slice(0, 5));
    const sentence = text.slice(start, end);
    if (addressesMachine(sentence, words.slice(first, at), start)) {
      spoken.push({ start, end });
      continue;
    }
    if (!isWorthALook && !GATE_UNPARTED.test(sentence)) continue;
    const isAddressed = ADDRESSED.test(sentence);
    const asksForOutput = OUTPUT.test(sentence);
    const next = sentences[number + 1];
    if (OVERRIDE.test(sentence.replace(QUOTED, ' ')) || ROLE_MARK.test(sentence) || (isAddressed && asksForOutput))
      spoken.push({ start, end });
    else if ((isAddressed || asksForOutput) && ORDER.test(sentence)) spoken.push({ start, end });
    // The address is a sentence of its own, and the instruction follows.
    else if (isAddressed && (/[:：]\s*$/u.test(sentence) || isOrdered(text, next)))
      spoken.push({ start, end: next?.end ?? end });
  }
  return [...marked, ...spoken];
}

function isOrdered(text: string, next: Span | undefined): boolean {
  if (next === undefined) return false;
  const sentence = text.slice(next.start, next.end);
  return ORDER.test(sentence) && sentence.length < 400;
}

/** Blanks the spans, so that offsets stay. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (all, { start, end }) => all.slice(0, start) + all.slice(start, end).replace(/[^\n]/gu, blank) + all.slice(end),
    text,
  );
}

function blank(sign: string): string {
  return ' '.repeat(sign.length);
}

/** Letters with zero-width characters between them, except in scripts that need these. */
const HIDDEN_SIGNS =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d][\u200b-\u200f\u2060-\u2064\ufeff]+(?=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d])/gu;
/** Characters that hide text from readers: tag characters and overrides of writing direction. */
const TURNED = /[\u202d\u202e]|[\u{e0020}-\u{e007f}]{2}/u;
const FEW = 2;

/** A run long enough to hold a sentence in base64. */
const LUMP = /[A-Za-z0-9+/_-]{60,}={0,2}/g;
const MAX_LUMPS = 20;

/** Sentences in base64: words that nobody reads. Keys, hashes and pictures decode to no words. */
function hasEncodedWords(text: string): boolean {
  return [...text.matchAll(LUMP)].slice(0, MAX_LUMPS).some(([lump]) => {
    const decoded = Buffer.from(lump.slice(0, 4000), 'base64').toString('utf8');
    return /^[\p{L}\p{M}\p{N}\p{P}\p{Zs}\s=<>|+$]+$/u.test(decoded) && /\p{L}{2,} \p{L}+ \p{L}{2,}/u.test(decoded);
  });
}

/** Tells whether markup, invisible characters or an encoding hide text for software from readers. `raw`: as received, with its tags. */
export function hidesInstructions(raw: string): boolean {
  if (TURNED.test(raw) || (raw.match(HIDDEN_SIGNS)?.length ?? 0) > FEW || hasEncodedWords(raw)) return true;
  if (!raw.includes('<')) return false;
  const hidden = [
    ...raw.matchAll(/<!--([\s\S]{0,4000}?)-->|\s[a-z-]{2,30}\s*=\s*(?:"([^"]{12,2000})"|'([^']{12,2000})')/giu),
  ];
  return hidden.some(([, comment, quoted, single]) => {
    const text = comment ?? quoted ?? single ?? '';
    return suspiciousSpans(text, [{ start: 0, end: text.length }], wordsOf(text)).length > 0;
  });
}

function any(...sources: readonly string[]): RegExp {
  return new RegExp(sources.map((source) => source.replaceAll('\\b', BOUND)).join('|'), 'iu');
}
