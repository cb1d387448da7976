import { useState } from 'react';
import { Button } from '../../components/button.js';
import { CASES } from '../../i18n/en/cases.js';
import { useWords } from '../../i18n/language.js';
import { RemoveSamplesDialog } from './remove-samples-dialog.js';

/** Offers to delete the sample cases while some are in view. */
export function RemoveSamples() {
  const words = useWords(CASES).cases.samples;
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button kind="quiet" onPress={() => setAsked(true)}>
        {words.remove}
      </Button>
      {asked && <RemoveSamplesDialog onClose={() => setAsked(false)} />}
    </>
  );
}
