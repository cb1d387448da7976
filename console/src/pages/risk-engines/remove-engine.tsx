import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type RiskEngine, removeRiskEngine, riskEngines } from '../../api/risk-engines.js';
import { useNotice } from '../../app/notices.js';
import { Button } from '../../components/button.js';
import { ConfirmDialog } from '../../components/confirm-dialog.js';
import { RISK_ENGINES } from '../../i18n/en/risk-engines.js';
import { useWords } from '../../i18n/language.js';

/** Deletes an engine that is not active, after a question. */
export function RemoveEngine({ engine: { id, title } }: { readonly engine: RiskEngine }) {
  const texts = useWords(RISK_ENGINES).riskEngines;
  const notice = useNotice();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: removeRiskEngine,
    async onSuccess() {
      notice({ text: texts.removed });
      await navigate({ to: '/administration/risk-engines' });
      await queries.invalidateQueries({ queryKey: riskEngines.queryKey });
    },
  });
  return (
    <>
      <Button onPress={() => setAsked(true)}>{texts.remove}</Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.removeTitle(title)}
          action={texts.remove}
          error={remove.error}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(id)}
          onClose={() => setAsked(false)}
        >
          <p>{texts.removeText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
