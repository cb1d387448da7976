import { useState } from 'react';
import { readPicture } from '../../app/read-picture.js';
import { useMe } from '../../app/session.js';
import { Button } from '../../components/button.js';
import { FileDrop } from '../../components/file-drop.js';
import { Message } from '../../components/message.js';
import { SEARCH } from '../../i18n/en/search.js';
import { useWords } from '../../i18n/language.js';
import type { FormState } from './form-state.js';
import styles from './search-page.module.css';

/** The subject's picture, shown before it is sent. */
export function Picture({ form, onChange, faultOf }: FormState) {
  const words = useWords(SEARCH).search;
  const { faces_available: compares } = useMe().service;
  const [refused, setRefused] = useState<'pictureKind' | 'pictureSize'>();
  const fault = faultOf('biometric_search_image');
  const read = async (file: File) => {
    const picture = await readPicture(file);
    setRefused('refused' in picture ? picture.refused : undefined);
    if ('image' in picture) onChange({ image: picture.image });
  };
  return (
    <fieldset className={styles.part}>
      <legend>{words.picture}</legend>
      {form.image === '' ? (
        <FileDrop label={words.pictureDrop} hint={words.pictureHint} accept="image/jpeg,image/png" onFile={read} />
      ) : (
        <div className={styles.picture}>
          <img src={form.image} alt={words.pictureAlt} />
          <Button size="small" onPress={() => onChange({ image: '' })}>
            {words.removePicture}
          </Button>
        </div>
      )}
      {!compares && <p className={styles.hint}>{words.pictureOff}</p>}
      {(refused ?? fault) && (
        <Message tone="danger" urgent>
          {refused ? words[refused] : fault}
        </Message>
      )}
    </fieldset>
  );
}
