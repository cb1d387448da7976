import type { SearchChoices } from '../../api/search.js';
import type { SearchForm } from '../../logic/search-form.js';

/** Props of every part of the form. */
export interface FormState {
  readonly form: SearchForm;
  readonly choices: SearchChoices | undefined;
  readonly onChange: (change: Partial<SearchForm>) => void;
  /** The service's objection to a field of the request. */
  readonly faultOf: (field: string) => string | undefined;
}
