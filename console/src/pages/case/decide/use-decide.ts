import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type CaseData, caseOf, neighboursOf } from '../../../api/case.js';
import { RefusedError } from '../../../api/client.js';
import { type Decided, decide, withdraw } from '../../../api/decisions.js';
import { useNotice } from '../../../app/notices.js';
import { useMe } from '../../../app/session.js';
import { useFailed } from '../../../app/use-failed.js';
import { useWords } from '../../../i18n/language.js';
import type { MatchStatus } from '../../../logic/supported-reasons.js';
import { isOpenArticle } from '../articles/articles.js';
import type { Decidable } from './decidable.js';

interface Choice {
  /** Version of the case that the decision was begun on. */
  readonly version: number;
  readonly target: readonly Decidable[];
  readonly status: MatchStatus;
  readonly code: string;
  readonly label: string;
  readonly note: string;
  readonly whitelist: boolean;
  readonly whitelistUntil?: string;
  readonly seconds: number;
}

/** Sends a decision, shows its result with an undo, and moves on. `conflict` is set if the case has changed in between. */
export function useDecide(data: CaseData, onDone: (left: readonly string[]) => void) {
  const words = useWords();
  const notice = useNotice();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const me = useMe();
  const names = new Map<string, string>([
    ...data.results.map(({ id, name }) => [id, name] as const),
    ...data.adverse_media.map(({ id, title }) => [id, title] as const),
  ]);
  const { failed } = useFailed((id) => names.get(id));
  const { go_on = true } = me.preferences;
  const reference = data.search_reference;
  const key = caseOf(reference).queryKey;
  const mine = {
    ...{ reason_code: '', decided_by: me.user.user_id, email: me.user.email, opinions: [] },
    decided_at: new Date().toISOString(),
  };
  const renew = () => {
    void queries.invalidateQueries({ queryKey: key });
    void queries.invalidateQueries({ queryKey: ['queue'] });
  };

  async function takeBack(decided: Decided) {
    try {
      await withdraw(reference, decided);
      notice({ text: words.decision.takenBack });
      void navigate({
        to: '/cases/$reference',
        params: { reference },
        search: { record: decided.records[0]?.record_id ?? decided.articles[0]?.article_id },
      });
    } catch (error) {
      notice({ text: failed(error), tone: 'danger' });
    }
    renew();
  }

  const mutation = useMutation({
    mutationFn: ({ version, seconds, target, ...decision }: Choice) => {
      const idsOf = (wanted: Decidable['kind']) => target.filter(({ kind }) => kind === wanted).map(({ id }) => id);
      const about = { records: idsOf('record'), articles: idsOf('article') };
      return decide(reference, version, seconds, { ...decision, ...about });
    },
    onSuccess: (decided, { status, label, note }) => {
      const statuses = new Map(decided.records.map(({ record_id, match_status }) => [record_id, match_status]));
      const results = data.results.map((result) => ({
        ...result,
        match_status: statuses.get(result.id) ?? result.match_status,
      }));
      const decision = { match_status: status, reason: note, ...mine };
      const isFinal = ({ standing }: { readonly standing: string }) => standing === 'final';
      const articleIds = new Set(decided.articles.filter(isFinal).map(({ article_id }) => article_id));
      const adverse_media = data.adverse_media.map((article) =>
        articleIds.has(article.id) ? { ...article, decision } : article,
      );
      queries.setQueryData(key, { ...data, results, adverse_media, work: decided.work });
      renew();
      // Others have to act on these.
      const waiting = new Set([
        ...(data.proposal?.records ?? [])
          .filter(({ user }) => user?.user_id === me.user.user_id)
          .map(({ record_id }) => record_id),
        ...decided.records.filter((one) => !isFinal(one)).map(({ record_id }) => record_id),
        ...decided.articles.filter((one) => !isFinal(one)).map(({ article_id }) => article_id),
      ]);
      const left = [
        ...results.filter(({ match_status }) => match_status === 'Potential Match'),
        ...adverse_media.filter(isOpenArticle),
      ]
        .map(({ id }) => id)
        .filter((id) => !waiting.has(id));
      const total = results.length + adverse_media.length;
      notice({
        text: words.decision.done(
          words.statuses(status),
          label,
          left.length,
          total,
          decided.standing,
          decided.work.state,
        ),
        undo: { until: Date.parse(decided.undo_until), run: () => void takeBack(decided) },
      });
      // Something was not screened, and the case is yet to be closed.
      const isHeld = data.screening_status === 'Incomplete' && decided.work.state === 'open';
      if (left.length > 0 || !go_on || isHeld) return onDone(go_on ? left : []);
      const next = neighboursOf(queries, reference)[1] ?? decided.next;
      return next
        ? navigate({ to: '/cases/$reference', params: { reference: next }, search: {} })
        : navigate({ to: '/cases', search: {} });
    },
    onError: () => queries.invalidateQueries({ queryKey: key }),
  });
  const { error } = mutation;
  return {
    decide: mutation.mutate,
    busy: mutation.isPending,
    error: error ? failed(error) : undefined,
    isConflict: error instanceof RefusedError && error.status === 409,
  };
}
