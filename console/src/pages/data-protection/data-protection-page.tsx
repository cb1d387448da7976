import { useTitle } from '../../app/use-title.js';
import { FormPart } from '../../components/form-part.js';
import { Page } from '../../components/page.js';
import { DATA_PROTECTION } from '../../i18n/en/data-protection.js';
import { useWords } from '../../i18n/language.js';
import { Holds } from './holds.js';
import { RetentionForm } from './retention-form.js';
import { Subject } from './subject.js';

/** Shows the stored data of a subject with its holds, and erases it. */
export function DataProtectionPage() {
  const words = useWords(DATA_PROTECTION).dataProtection;
  useTitle(words.title);
  return (
    <Page title={words.title} lead={words.lead}>
      <Subject />
      <div>
        <FormPart title={words.holds} lead={words.holdsLead} wide>
          <Holds />
        </FormPart>
        <FormPart title={words.retention} lead={words.retentionLead}>
          <RetentionForm />
        </FormPart>
      </div>
    </Page>
  );
}
