import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { configuration } from '../../api/configuration.js';
import { ErrorPage } from '../../app/error-page.js';
import { useTitle } from '../../app/use-title.js';
import { FormPart } from '../../components/form-part.js';
import { Page } from '../../components/page.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { CONFIGURATION } from '../../i18n/en/configuration.js';
import { useWords } from '../../i18n/language.js';
import { ClientReferences } from './client-references.js';
import { ConfigurationForm } from './configuration-form.js';
import { Gaps } from './gaps.js';
import { OrganizationName } from './organization-name.js';

/** Settings of the organization that are not about single cases. */
export function ConfigurationPage() {
  const words = useWords(CONFIGURATION);
  const texts = words.configuration;
  const { data, error } = useQuery(configuration);
  useTitle(texts.title);
  if (data === undefined && error !== null) return <ErrorPage error={error} />;
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        <Link to="/administration/audit" search={{ action: 'configuration.updated' }}>
          {texts.changes}
        </Link>
      }
    >
      {data === undefined ? (
        <SkeletonRows label={words.common.loading} />
      ) : (
        <div>
          <FormPart title={texts.organization}>
            <OrganizationName />
          </FormPart>
          <FormPart title={texts.references} lead={texts.referencesLead}>
            <ClientReferences />
          </FormPart>
          <FormPart title={texts.gaps} lead={texts.gapsLead} wide>
            <Gaps />
          </FormPart>
          <ConfigurationForm key={data.updated_at} stored={data} />
        </div>
      )}
    </Page>
  );
}
