import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { users } from '../../api/users.js';
import { ErrorPage } from '../../app/error-page.js';
import { useTitle } from '../../app/use-title.js';
import { Button } from '../../components/button.js';
import { EmptyState } from '../../components/empty-state.js';
import { FormPart } from '../../components/form-part.js';
import { Page } from '../../components/page.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { SECOND_FACTOR } from '../../i18n/en/second-factor.js';
import { USERS } from '../../i18n/en/users.js';
import { useWords } from '../../i18n/language.js';
import { Access } from './access.js';
import { AccountForm } from './account-form.js';
import { Identities } from './identities.js';
import { PasswordLinkOutcome, usePasswordLink } from './password-link.js';
import { SecondFactor } from './second-factor.js';
import { Sessions } from './sessions.js';

const route = getRouteApi('/frame/administration/users/$id');

/** A user: name and role, a new password, sessions, and whether the user may sign in at all. */
export function UserPage() {
  const words = useWords(USERS);
  const texts = words.users;
  const { secondFactor } = useWords(SECOND_FACTOR);
  const { id } = route.useParams();
  const { data, error } = useQuery(users);
  const link = usePasswordLink();
  const user = data?.find(({ user_id }) => user_id === id);
  useTitle(user?.name || user?.email || texts.title);
  if (data === undefined && error !== null) return <ErrorPage error={error} />;
  if (data === undefined) return <SkeletonRows label={words.common.loading} />;
  if (user === undefined) return <EmptyState page {...words.failed.gone} />;
  return (
    <Page
      title={<bdi>{user.name || user.email}</bdi>}
      lead={user.name ? user.email : undefined}
      back={
        <Link to="/administration/users">
          <ChevronLeft size={14} aria-hidden />
          {texts.back}
        </Link>
      }
    >
      <PasswordLinkOutcome link={link} />
      <div>
        <FormPart title={texts.account}>
          <AccountForm key={`${user.name} ${user.role}`} user={user} />
        </FormPart>
        {user.disabled_at === null && (
          <>
            <FormPart title={texts.password} lead={texts.passwordLead}>
              <div>
                <Button onPress={() => link.mutate(user)} isPending={link.isPending}>
                  {texts.sendLink}
                </Button>
              </div>
            </FormPart>
            <FormPart title={secondFactor.title} lead={secondFactor.ofUserLead}>
              <SecondFactor user={user} />
            </FormPart>
            <Identities user={user} />
            <FormPart title={texts.sessions} lead={texts.sessionsLead} wide>
              <Sessions user={user} />
            </FormPart>
          </>
        )}
        <FormPart title={texts.access} lead={texts.accessLead}>
          <Access user={user} />
        </FormPart>
      </div>
    </Page>
  );
}
