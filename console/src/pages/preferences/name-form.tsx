import { useMutation, useQueryClient } from '@tanstack/react-query';
import { me, savePreferences } from '../../api/session.js';
import { useNotice } from '../../app/notices.js';
import { useMe } from '../../app/session.js';
import { Button } from '../../components/button.js';
import { Field } from '../../components/field.js';
import { Message } from '../../components/message.js';
import { PREFERENCES } from '../../i18n/en/preferences.js';
import { useWords } from '../../i18n/language.js';
import styles from './preferences-page.module.css';

export function NameForm() {
  const words = useWords(PREFERENCES);
  const { user } = useMe();
  const notice = useNotice();
  const queries = useQueryClient();
  const rename = useMutation({
    mutationFn: (name: string) => savePreferences({ name }),
    onSuccess(_, name) {
      queries.setQueryData(me.queryKey, (who) => who && { ...who, user: { ...who.user, name } });
      notice({ text: words.preferences.saved });
    },
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        rename.mutate(String(new FormData(event.currentTarget).get('name')).trim());
      }}
    >
      {rename.error && (
        <Message tone="danger" urgent>
          {words.common.failed(rename.error)}
        </Message>
      )}
      <Field
        label={words.preferences.name}
        hint={words.preferences.nameHint}
        name="name"
        defaultValue={user.name}
        maxLength={100}
        autoComplete="name"
      />
      <Button type="submit" isPending={rename.isPending}>
        {words.common.save}
      </Button>
    </form>
  );
}
