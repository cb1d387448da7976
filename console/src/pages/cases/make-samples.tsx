import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { makeSampleCases } from '../../api/sample-cases.js';
import { useNotice } from '../../app/notices.js';
import { Button } from '../../components/button.js';
import { CASES } from '../../i18n/en/cases.js';
import { useWords } from '../../i18n/language.js';

/** Fills the empty queue of a newcomer with invented cases; those who have decided all of them start over. */
export function MakeSamples({ onAllDecided }: { readonly onAllDecided: () => void }) {
  const words = useWords(CASES);
  const notice = useNotice();
  const queries = useQueryClient();
  const make = useMutation({
    mutationFn: makeSampleCases,
    onSuccess: ({ made }) => (made === 0 ? onAllDecided() : notice({ text: words.cases.samples.made(made) })),
    onError: (error) => notice({ text: words.common.failed(error), tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['queue'] }),
  });
  return (
    <Button kind="primary" onPress={() => make.mutate()} isPending={make.isPending}>
      <FlaskConical size={16} aria-hidden />
      {words.cases.samples.make}
    </Button>
  );
}
