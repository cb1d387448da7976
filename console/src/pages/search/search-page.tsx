import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { RefusedError } from '../../api/client.js';
import { screen, searchChoices } from '../../api/search.js';
import { bottomBar } from '../../app/bottom-bar.js';
import { ErrorPage } from '../../app/error-page.js';
import { KeyName } from '../../app/keys/key-name.js';
import { useAction, useKeys } from '../../app/keys/keys.js';
import { useNotice } from '../../app/notices.js';
import { readPicture } from '../../app/read-picture.js';
import { useMay } from '../../app/session.js';
import { useTitle } from '../../app/use-title.js';
import { Button } from '../../components/button.js';
import { EmptyState } from '../../components/empty-state.js';
import { LoadFailed } from '../../components/load-failed.js';
import { Message } from '../../components/message.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { SEARCH } from '../../i18n/en/search.js';
import { useWords } from '../../i18n/language.js';
import { EMPTY_FORM, leavesMediaOut, type SearchForm } from '../../logic/search-form.js';
import type { FormState } from './form-state.js';
import { Picture } from './picture.js';
import { ScopePart } from './scope-part.js';
import styles from './search-page.module.css';
import { SearchResults } from './search-results.js';
import { StoringPart } from './storing-part.js';
import { SubjectPart } from './subject-part.js';

/** Screens a party: tried as often as wanted, then stored as a case. Nothing of the form is ever in the address. */
export function SearchPage() {
  const words = useWords(SEARCH);
  const keys = useKeys();
  const may = useMay();
  const notice = useNotice();
  const navigate = useNavigate();
  const choices = useQuery({ ...searchChoices, enabled: may('search.make') });
  const [form, setForm] = useState<SearchForm>(EMPTY_FORM);
  const element = useRef<HTMLFormElement>(null);
  useTitle(words.search.title);

  const tried = useMutation({ mutationFn: (asked: SearchForm) => screen({ form: asked, isTry: true }) });
  const store = useMutation({
    mutationFn: () => screen({ form, isTry: false }),
    onSuccess({ search_reference: reference }) {
      notice({ text: words.search.stored });
      void navigate({ to: '/cases/$reference', params: { reference }, search: {} });
    },
  });
  const error = store.error ?? tried.error;
  const details = error instanceof RefusedError ? error.details : [];
  useEffect(() => {
    // The first field to correct; the message above the buttons names how many there are.
    if (error) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error]);
  const results = useRef<HTMLElement>(null);
  useEffect(() => {
    // In one column the results begin below the form.
    if (tried.data && element.current && element.current.offsetWidth === element.current.parentElement?.clientWidth) {
      results.current?.scrollIntoView({ block: 'start' });
    }
  }, [tried.data]);
  const canStore = form.name.trim() !== '' && !store.isPending;
  const trySearch = () => {
    store.reset();
    tried.mutate(form);
  };
  useAction('storeSearch', () => store.mutate(), canStore && may('search.make'));

  if (!may('search.make')) return <EmptyState page {...words.failed.forbidden} />;
  if (choices.data === undefined && choices.error instanceof RefusedError) return <ErrorPage error={choices.error} />;
  const part: FormState = {
    form,
    choices: choices.data,
    onChange: (change) => setForm((before) => ({ ...before, ...change })),
    faultOf: (name) => details.find(({ field }) => field === name || field.startsWith(`${name}[`))?.message,
  };
  const onPaste = async ({ clipboardData }: ClipboardEvent) => {
    const [file] = clipboardData.files;
    const picture = file && (await readPicture(file));
    if (picture && 'image' in picture) part.onChange({ image: picture.image });
  };
  return (
    <div className={styles.page} onPaste={onPaste}>
      <form
        ref={element}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          trySearch();
        }}
      >
        <header>
          <h1>{words.search.title}</h1>
          <p className={styles.hint}>{words.search.lead}</p>
        </header>
        {choices.error && (
          <LoadFailed text={words.common.failed(choices.error)} onRetry={() => void choices.refetch()} />
        )}
        <SubjectPart {...part} />
        <ScopePart {...part} />
        <Picture {...part} />
        <StoringPart {...part} />
        <div ref={bottomBar} className={styles.foot}>
          {error && (
            <Message tone="danger" urgent>
              {details.length > 0 ? words.search.faults(details.length) : words.common.failed(error)}
            </Message>
          )}
          <Button type="submit" kind="primary" isPending={tried.isPending} isDisabled={form.name.trim() === ''}>
            <Search size={16} aria-hidden />
            {words.search.trySearch}
          </Button>
          <Button onPress={() => store.mutate()} isPending={store.isPending} isDisabled={!canStore}>
            {words.search.store} <KeyName name={keys.keyOf('storeSearch')} />
          </Button>
          <Button
            kind="quiet"
            onPress={() => {
              setForm(EMPTY_FORM);
              tried.reset();
              store.reset();
            }}
          >
            {words.search.reset}
          </Button>
        </div>
      </form>
      <section ref={results} className={styles.results} aria-label={words.search.results}>
        <p role="status" className={tried.data ? styles.sum : 'visually-hidden'}>
          {tried.data && words.search.found(tried.data.total_records, thresholdOf(tried.variables ?? form))}
        </p>
        {tried.data ? (
          <SearchResults
            found={tried.data}
            isOld={tried.variables !== form}
            withoutMedia={leavesMediaOut(tried.variables ?? form)}
          />
        ) : tried.isPending ? (
          <SkeletonRows label={words.common.loading} rows={4} />
        ) : (
          <EmptyState
            icon={<Search size={24} aria-hidden />}
            title={words.search.nothingYet.title}
            text={words.search.nothingYet.text}
          />
        )}
      </section>
    </div>
  );
}

/** Without one, the service takes 80; names that must be identical score 100. */
function thresholdOf({ exact, matchScore }: SearchForm): number {
  return exact ? 100 : Number.isNaN(matchScore) ? 80 : matchScore;
}
