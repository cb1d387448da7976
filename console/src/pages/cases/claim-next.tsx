import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { claimNext } from '../../api/queue.js';
import { useAction } from '../../app/keys/keys.js';
import { useNotice } from '../../app/notices.js';
import { Button } from '../../components/button.js';
import { useWords } from '../../i18n/language.js';

/** Takes the next case off everybody else's queue and opens it. */
export function ClaimNext() {
  const words = useWords();
  const notice = useNotice();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const claim = useMutation({
    mutationFn: claimNext,
    onSuccess: (next) => {
      void queries.invalidateQueries({ queryKey: ['queue'] });
      if (next === null) return notice({ text: words.cases.nothingToClaim });
      return navigate({ to: '/cases/$reference', params: { reference: next.search_reference }, search: {} });
    },
    onError: (error) => notice({ text: words.common.failed(error), tone: 'danger' }),
  });
  useAction('claimNext', () => claim.mutate());
  return (
    <Button kind="primary" onPress={() => claim.mutate()} isPending={claim.isPending}>
      {words.cases.claimNext}
      <ArrowRight size={16} aria-hidden />
    </Button>
  );
}
