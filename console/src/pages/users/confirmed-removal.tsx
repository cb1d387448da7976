import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotice } from '../../app/notices.js';
import { StepUp, shownError } from '../../app/step-up.js';
import { Button } from '../../components/button.js';
import { ConfirmDialog } from '../../components/confirm-dialog.js';

interface Props {
  /** Of the button, and of the action in the dialog. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
  /** Notice after the removal. */
  readonly done: string;
  readonly remove: () => Promise<unknown>;
  readonly onSettled?: () => unknown;
}

/** A button that removes something from a user's account, after a question and a confirmation of who asks. */
export function ConfirmedRemoval({ label, title, text, done, remove, onSettled }: Props) {
  const notice = useNotice();
  const [isAsking, setAsking] = useState(false);
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: remove,
    onSuccess() {
      setAsking(false);
      notice({ text: done });
    },
    onSettled,
  });
  return (
    <div>
      <Button onPress={() => setAsking(true)}>{label}</Button>
      {isAsking && (
        <ConfirmDialog
          title={title}
          action={label}
          error={shownError(error)}
          isPending={isPending}
          onConfirm={() => mutate()}
          onClose={() => {
            reset();
            setAsking(false);
          }}
        >
          <p>{text}</p>
        </ConfirmDialog>
      )}
      <StepUp error={error} onConfirmed={() => mutate()} onCancel={() => reset()} />
    </div>
  );
}
