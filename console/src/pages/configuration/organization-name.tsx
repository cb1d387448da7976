import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { renameOrganization } from '../../api/configuration.js';
import { me } from '../../api/session.js';
import { faultOf } from '../../app/fault-of.js';
import { useNotice } from '../../app/notices.js';
import { useMe } from '../../app/session.js';
import { Button } from '../../components/button.js';
import { Field } from '../../components/field.js';
import { Message } from '../../components/message.js';
import parts from '../../components/parts.module.css';
import { CONFIGURATION } from '../../i18n/en/configuration.js';
import { useWords } from '../../i18n/language.js';

export function OrganizationName() {
  const words = useWords(CONFIGURATION);
  const texts = words.configuration;
  const notice = useNotice();
  const queries = useQueryClient();
  const { organization } = useMe();
  const [name, setName] = useState(organization.name);
  const rename = useMutation({
    mutationFn: renameOrganization,
    onSuccess() {
      notice({ text: texts.renamed });
      return queries.invalidateQueries({ queryKey: me.queryKey });
    },
  });
  return (
    <form
      className={parts.form}
      onSubmit={(event) => {
        event.preventDefault();
        rename.mutate(name);
      }}
    >
      {rename.error && (
        <Message tone="danger" urgent>
          {words.common.failed(rename.error)}
        </Message>
      )}
      <Field
        label={texts.organizationName}
        value={name}
        onChange={setName}
        maxLength={100}
        isRequired
        validationBehavior="native"
        autoComplete="off"
        error={faultOf(rename.error, 'name')}
      />
      <div>
        <Button type="submit" isPending={rename.isPending} isDisabled={name === organization.name}>
          {texts.rename}
        </Button>
      </div>
    </form>
  );
}
