import type { EntityType } from '@touchstone/engine';

/**
 * Lists that know only "entity" leave open whether it is a company. It is one when its name has a legal form or a
 * word of trade; everything else (ministries, militias, charities, parties) is an organization. The two are
 * compatible in a search, so that a wrong guess hides nothing.
 */
export function organizationKind(names: readonly string[]): EntityType {
  return names.some((name) => LEGAL_FORM.test(name) || TRADE.test(name)) ? 'Company' : 'Organization';
}

const LEGAL_FORM =
  /(?:^|[\s,.(])(?:ltd|limited|l\.?l\.?c|inc|incorporated|corp|corporation|co|company|gmbh|ag|s\.?a|s\.?a\.?s|s\.?a\.?r\.?l|s\.?r\.?l|s\.?p\.?a|s\.?l|b\.?v|n\.?v|p\.?l\.?c|l\.?t\.?d\.?a|ltda|limitada|s\. ?a\. de c\.?v|c\.?v|ooo|oao|zao|pao|ao|jsc|ojsc|cjsc|pjsc|joint stock|fze|fzc|fzco|fz-llc|dmcc|est|establishment|a\.?s|a\.?\s?ş|anonim sirketi|limited sirketi|sirketi|sdn bhd|pte|pty|pvt|k\.?k|e\.?u|d\.?o\.?o|a\.?d|e\.?o\.?o\.?d|ood|sp\. ?z ?o\.?o|sicav|kft|a\.?b|oy|aps|a\/s|jv|l\.?p|llp|pjs|p\.?j\.?s)(?:[\s,.)]|$)/i;

const TRADE =
  /\b(?:bank|banco|banque|airlines?|airways|aviation|shipping|maritime|trading|traders?|exchange|hawala|enterprises?|industr(?:y|ies|ial group)|holdings?|insurance|petroleum|petrochemicals?|refinery|factory|plant|shipyard|mining|metals?|pharmacy|supermarket|hotel|restaurant|travel agency|import|export|logistics|construction|investments?|capital|consulting|manufacturing|electronics|telecom|real estate|money service|remittance|transport(?:es|adora)?|comercializadora|inmobiliaria|distribuidora|importadora|inversiones|constructora|agropecuaria|ganadera|farmacia|drogueria)\b/i;
