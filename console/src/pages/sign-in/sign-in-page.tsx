import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { PasskeySignIn } from '../../app/second-factor/passkey-sign-in.js';
import { SignInForm } from '../../app/sign-in-form.js';
import { SingleSignOn } from '../../app/single-sign-on/single-sign-on.js';
import { useTitle } from '../../app/use-title.js';
import { Mark } from '../../components/mark.js';
import { useWords } from '../../i18n/language.js';
import { ResetForm } from './reset-form.js';
import styles from './sign-in-page.module.css';

const route = getRouteApi('/sign-in');

export function SignInPage() {
  const words = useWords().signIn;
  const router = useRouter();
  const { to, refused } = route.useSearch();
  const target = to?.startsWith('/console/') ? to : '/console/cases';
  const [forgot, setForgot] = useState(false);
  const goOn = () => router.history.push(target);
  useTitle(words.title);
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <Mark size={36} />
        <h1>{forgot ? words.resetTitle : words.title}</h1>
        {forgot ? (
          <ResetForm />
        ) : (
          <>
            <SingleSignOn to={target} refused={refused} />
            <SignInForm onSignedIn={goOn} />
            <PasskeySignIn onSignedIn={goOn} />
          </>
        )}
        <button type="button" className={styles.link} onClick={() => setForgot(!forgot)}>
          {forgot ? words.back : words.forgot}
        </button>
      </div>
      <p className={styles.foot}>{words.foot}</p>
    </main>
  );
}
