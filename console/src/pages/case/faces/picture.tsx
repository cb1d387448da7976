import { useState } from 'react';
import details from '../../../evidence/comparison/record-details.module.css';
import { FACES } from '../../../i18n/en/faces.js';
import { useWords } from '../../../i18n/language.js';
import styles from './faces.module.css';

/** A picture of this service, or a note that it cannot be displayed. */
export function Picture({ address, alt }: { readonly address: string; readonly alt: string }) {
  const words = useWords(FACES).faces;
  const [failed, setFailed] = useState('');
  if (failed === address) return <p className={details.muted}>{words.notShown}</p>;
  return <img src={address} alt={alt} className={styles.picture} onError={() => setFailed(address)} />;
}
