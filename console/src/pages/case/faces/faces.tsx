import { useQuery } from '@tanstack/react-query';
import type { CaseResult } from '../../../api/case.js';
import { listedPicture, picturesOf, searchImage } from '../../../api/pictures.js';
import { LoadFailed } from '../../../components/load-failed.js';
import { Message } from '../../../components/message.js';
import { SkeletonRows } from '../../../components/skeleton-rows.js';
import details from '../../../evidence/comparison/record-details.module.css';
import { FACES } from '../../../i18n/en/faces.js';
import { useFormats, useWords } from '../../../i18n/language.js';
import { FaceDistance } from './face-distance.js';
import styles from './faces.module.css';
import { Picture } from './picture.js';

interface Props {
  readonly reference: string;
  /** The open record, of a person. */
  readonly result: CaseResult;
}

/** The picture of the search and each listed picture of a record side by side, with the distance of the faces. */
export function Faces({ reference, result }: Props) {
  const words = useWords(FACES);
  const formats = useFormats();
  const { data, error, refetch } = useQuery(picturesOf(reference, result.id));
  if (error && !data) {
    return <LoadFailed text={words.faces.failed(words.common.failed(error))} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonRows label={words.common.loading} rows={4} />;
  const { subject, pictures, same_up_to: same, different_from: different } = data;
  const listOf = (recordId: string) => {
    const { source = '', publisher = '' } = result.source_details.find((one) => one.record_id === recordId) ?? {};
    return source.startsWith('custom:') ? publisher : words.sources(source);
  };
  return (
    <div className={styles.faces}>
      <p className={details.muted}>{words.faces.lead}</p>
      {subject !== 'compared' && subject !== 'no_picture' && (
        <Message tone="warning">{words.faces.why(subject)}</Message>
      )}
      <div className={styles.sides}>
        <section className={styles.side}>
          <h2>{words.faces.subject}</h2>
          {subject === 'no_picture' ? (
            <p className={details.muted}>{words.faces.noSubject}</p>
          ) : (
            <Picture address={searchImage(reference)} alt={words.faces.altSubject} />
          )}
        </section>
        <section className={styles.side}>
          <h2>{words.faces.listed}</h2>
          {pictures.length === 0 && <p className={details.muted}>{words.faces.noListed}</p>}
          {pictures.map(({ number, record_id: recordId, distance, outcome }) => {
            const list = listOf(recordId);
            return (
              <figure key={number} className={styles.figure}>
                <Picture
                  address={listedPicture(reference, result.id, number)}
                  alt={words.faces.altListed(list, formats.number(number))}
                />
                <figcaption className={styles.caption}>
                  <span className={details.muted}>{list}</span>
                  {(subject === 'compared' || distance !== null) && (
                    <FaceDistance outcome={outcome} distance={distance} limits={[same, different]} />
                  )}
                </figcaption>
              </figure>
            );
          })}
        </section>
      </div>
    </div>
  );
}
