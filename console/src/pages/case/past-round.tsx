import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { roundsOf } from '../../api/case.js';
import { Message } from '../../components/message.js';
import { CASE } from '../../i18n/en/case.js';
import { useFormats, useWords } from '../../i18n/language.js';

interface Props {
  readonly reference: string;
  readonly round: number;
}

/** Says that the page shows the case as it was, and leads back to the present. */
export function PastRound({ reference, round }: Props) {
  const words = useWords(CASE).rounds;
  const formats = useFormats();
  const rounds = useQuery(roundsOf(reference)).data ?? [];
  const at = rounds.find((one) => one.round === round)?.at;
  return (
    <Message
      tone="info"
      actions={
        <Link to="/cases/$reference" params={{ reference }} search={{}}>
          {words.present}
        </Link>
      }
    >
      {words.past(round, rounds.length, at === undefined ? '' : `${formats.instant(at)} ${formats.zone(at)}`)}
    </Message>
  );
}
