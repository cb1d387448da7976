import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Erased, eraseSubject } from '../../api/data-protection.js';
import { StepUp, shownError } from '../../app/step-up.js';
import { Field } from '../../components/field.js';
import { ReasonDialog } from '../../components/reason-dialog.js';
import { DATA_PROTECTION } from '../../i18n/en/data-protection.js';
import { useWords } from '../../i18n/language.js';

interface Props {
  readonly references: readonly string[];
  /** Name of the subject, which is typed once more. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onErased: (erased: Erased) => void;
}

/** Erases searches for good, after their name was typed again, with a reason and the password. */
export function EraseDialog({ references, name, onClose, onErased }: Props) {
  const words = useWords(DATA_PROTECTION);
  const texts = words.dataProtection;
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const erase = useMutation({
    mutationFn: (reason: string) => eraseSubject({ search_references: [...references], reason }),
    onSuccess(erased) {
      // Nothing of what was erased stays in memory, nor in the rows that name it.
      queries.removeQueries({ queryKey: ['case'] });
      void queries.resetQueries({ queryKey: ['queue'] });
      onErased(erased);
    },
  });
  const error = shownError(erase.error);
  return (
    <>
      <ReasonDialog
        title={texts.eraseTitle(references.length)}
        label={texts.reason}
        hint={texts.reasonHint}
        action={texts.erase}
        error={error ? words.common.failed(error) : undefined}
        isPending={erase.isPending}
        onSubmit={(reason) => {
          setWrong(typed.trim() !== name);
          if (typed.trim() === name) erase.mutate(reason);
        }}
        onClose={onClose}
      >
        <p>{texts.eraseText}</p>
        <Field
          label={texts.typeName(name)}
          value={typed}
          onChange={setTyped}
          isRequired
          validationBehavior="native"
          autoComplete="off"
          error={isWrong ? texts.typeNameWrong : undefined}
        />
      </ReasonDialog>
      <StepUp
        error={erase.error}
        onConfirmed={() => erase.mutate(erase.variables ?? '')}
        onCancel={() => erase.reset()}
      />
    </>
  );
}
