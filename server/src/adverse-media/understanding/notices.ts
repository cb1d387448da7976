import type { ArticleReading } from '../../domain/article.js';

const RETRACTION = any(
  String.raw`^(?:retraction|retracted|withdrawn|story withdrawn|article withdrawn|rétractation|retractación|retratação|widerruf|zurückgezogen|ritrattazione|ingetrokken|опровержение|отозвано|撤稿|撤回声明|記事取り消し|سحب مقال)(?![\p{L}])`,
  String.raw`(?:this|our) (?:article|story|report|item|post)[^.!?\n]{0,60}(?:has been|was|is|have been) (?:retracted|withdrawn|removed and should)`,
  String.raw`we (?:have )?(?:retract|retracted|withdraw|withdrawn|withdrew) (?:this|our|the) (?:article|story|report)`,
  String.raw`cet article (?:a été|est) retiré|nous (?:avons retiré|retirons) cet article|este artículo (?:ha sido|fue) retirado|este artigo foi (?:retirado|removido por erro)`,
  String.raw`dieser (?:artikel|beitrag) wurde zurückgezogen|wir haben (?:diesen|den) (?:artikel|beitrag) zurückgezogen|quest[oa]? ?articolo è stato ritirato|dit artikel is ingetrokken`,
  String.raw`эта статья (?:была )?(?:отозвана|снята)|редакция отозвала|本文已(?:被)?撤回|本報道已撤回|本报道已撤回|この記事(?:は|を)取り消し|تم سحب هذا (?:المقال|الخبر)`,
);
const CORRECTION = any(
  String.raw`^(?:correction|corrections|corrected|clarification|erratum|amended|rectificatif|correctif|corrección|rectificación|fe de erratas|correção|errata|korrektur|berichtigung|richtigstellung|correzione|rettifica|correctie|rectificatie|исправление|уточнение|更正|訂正|お詫びと訂正|تصحيح|sprostowanie|düzeltme)(?![\p{L}])`,
  String.raw`an earlier version of this (?:article|story|report)|this (?:article|story|report) (?:was|has been) (?:amended|corrected)|correction (?:appended|\([^)]{0,30}\)) ?:`,
  String.raw`une version (?:précédente|antérieure) de cet article|una versión anterior de este artículo|uma versão anterior deste (?:artigo|texto)|eine frühere (?:version|fassung) dieses (?:artikels|textes|beitrags)|in einer früheren (?:version|fassung)`,
  String.raw`una versione precedente di quest['’]articolo|een eerdere versie van dit artikel|в предыдущей версии (?:этой )?(?:статьи|текста)|本文(?:早先|此前)版本|この記事の以前の(?:版|バージョン)|نسخة سابقة من هذا (?:المقال|الخبر)`,
);
/** Characters at the beginning and the end of a text where notices stand. */
const MARGIN = 1200;

/** Finds the notice that an article is or carries; undefined without one. */
export function noticeIn(title: string, text: string): ArticleReading['notice'] {
  const margins = text.length <= 2 * MARGIN ? text : `${text.slice(0, MARGIN)}\n${text.slice(-MARGIN)}`;
  const lines = [title, ...margins.split('\n')].map((line) => line.trim());
  if (lines.some((line) => RETRACTION.test(line))) return 'retraction';
  return lines.some((line) => CORRECTION.test(line)) ? 'correction' : undefined;
}

function any(...sources: readonly string[]): RegExp {
  return new RegExp(sources.join('|'), 'iu');
}
