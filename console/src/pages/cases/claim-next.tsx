import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { claimNext } from '../../api/queue.js';
import { queueViews } from '../../api/queue-views.js';
import { useAction } from '../../app/keys/keys.js';
import { useNotice } from '../../app/notices.js';
import { Button } from '../../components/button.js';
import { CASES } from '../../i18n/en/cases.js';
import { useWords } from '../../i18n/language.js';

interface Props {
  /** Id of the saved view to claim from, if the user has it. */
  readonly view: string | undefined;
  /** It is what one comes here for. */
  readonly isMain: boolean;
}

/** Takes the next case off everybody else's queue and opens it. */
export function ClaimNext({ view, isMain }: Props) {
  const words = useWords(CASES);
  const notice = useNotice();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const known = useQuery({ ...queueViews, enabled: false }).data?.some(({ id }) => id === view);
  const claim = useMutation({
    mutationFn: () => claimNext(known ? view : undefined),
    onSuccess: (next) => {
      void queries.invalidateQueries({ queryKey: ['queue'] });
      if (next === null) return notice({ text: words.cases.nothingToClaim });
      return navigate({ to: '/cases/$reference', params: { reference: next.search_reference }, search: {} });
    },
    onError: (error) => notice({ text: words.common.failed(error), tone: 'danger' }),
  });
  useAction('claimNext', () => claim.mutate());
  return (
    <Button kind={isMain ? 'primary' : 'plain'} onPress={() => claim.mutate()} isPending={claim.isPending}>
      {words.cases.claimNext}
      <ArrowRight size={16} aria-hidden />
    </Button>
  );
}
