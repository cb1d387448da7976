import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Configuration, configuration, saveConfiguration } from '../../api/configuration.js';
import { bottomBar } from '../../app/bottom-bar.js';
import { useNotice } from '../../app/notices.js';
import { Button } from '../../components/button.js';
import { FormPart } from '../../components/form-part.js';
import { Message } from '../../components/message.js';
import { Toggle } from '../../components/toggle.js';
import { CONFIGURATION } from '../../i18n/en/configuration.js';
import { useWords } from '../../i18n/language.js';
import { Analysis } from './analysis.js';
import styles from './configuration.module.css';
import { Flags } from './flags.js';
import { Monitoring } from './monitoring.js';

const VERDICTS = ['true_positive', 'potential_match', 'uncertain', 'false_positive', 'true_negative'] as const;

/** Changes nothing until it is saved, all parts at once. */
export function ConfigurationForm({ stored }: { readonly stored: Configuration }) {
  const words = useWords(CONFIGURATION);
  const texts = words.configuration;
  const notice = useNotice();
  const queries = useQueryClient();
  const [change, setChange] = useState<Partial<Configuration>>({});
  const settings = { ...stored, ...change };
  const save = useMutation({
    mutationFn: saveConfiguration,
    onSuccess(saved) {
      queries.setQueryData(configuration.queryKey, saved);
      notice({ text: texts.saved });
    },
  });
  const part = {
    settings,
    onChange: (more: Partial<Configuration>) => setChange({ ...change, ...more }),
    error: save.error,
  };
  const { auto_create_case_verdicts: verdicts } = settings;
  const isChanged = JSON.stringify(settings) !== JSON.stringify(stored);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(settings);
      }}
    >
      <FormPart title={texts.analysis} lead={texts.analysisLead} wide>
        <Analysis {...part} />
      </FormPart>
      <FormPart title={texts.monitoring} lead={texts.monitoringLead}>
        <Monitoring {...part} />
      </FormPart>
      <FormPart title={texts.cases} lead={texts.casesLead} wide>
        <Toggle
          label={texts.makesCases}
          on={settings.auto_create_cases}
          onChange={(on) => part.onChange({ auto_create_cases: on })}
        />
        <Flags
          title={texts.verdicts}
          options={VERDICTS.map((verdict) => ({
            id: verdict,
            text: words.verdicts[verdict],
            on: verdicts.includes(verdict),
          }))}
          onChange={(id, on) =>
            part.onChange({
              auto_create_case_verdicts: VERDICTS.filter((one) => (one === id ? on : verdicts.includes(one))),
            })
          }
        />
      </FormPart>
      <div ref={bottomBar} className={styles.foot}>
        {save.error && (
          <Message tone="danger" urgent>
            {words.common.failed(save.error)}
          </Message>
        )}
        <Button onPress={() => setChange({})} isDisabled={!isChanged}>
          {texts.discard}
        </Button>
        <Button type="submit" kind="primary" isPending={save.isPending} isDisabled={!isChanged}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
