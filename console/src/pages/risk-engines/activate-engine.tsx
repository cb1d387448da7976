import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { activateRiskEngine, type RiskEngine, riskEngines } from '../../api/risk-engines.js';
import { useNotice } from '../../app/notices.js';
import { Button } from '../../components/button.js';
import { ConfirmDialog } from '../../components/confirm-dialog.js';
import { RISK_ENGINES } from '../../i18n/en/risk-engines.js';
import { useFormats, useWords } from '../../i18n/language.js';

interface Props {
  readonly engine: RiskEngine;
  readonly version: number;
}

/** Makes a version the engine of later searches, after a question. */
export function ActivateEngine({ engine: { id, title }, version }: Props) {
  const texts = useWords(RISK_ENGINES).riskEngines;
  const formats = useFormats();
  const notice = useNotice();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const activate = useMutation({
    mutationFn: activateRiskEngine,
    onSuccess() {
      notice({ text: texts.activated });
      setAsked(false);
      return queries.invalidateQueries({ queryKey: riskEngines.queryKey });
    },
  });
  return (
    <>
      <Button onPress={() => setAsked(true)}>{texts.activate}</Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.activateTitle(title, formats.number(version))}
          action={texts.activate}
          error={activate.error}
          isPending={activate.isPending}
          onConfirm={() => activate.mutate({ id, version })}
          onClose={() => setAsked(false)}
        >
          <p>{texts.activateText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
