import { byCase, type PersonalData } from '../platform/database/personal-data.js';
import { caseArticles } from './articles.table.js';

/** Articles that were linked to a search. */
export const ADVERSE_MEDIA_PERSONAL_DATA: readonly PersonalData[] = [{ table: caseArticles, of: byCase(caseArticles) }];
