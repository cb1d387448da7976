import { Message } from '../../components/message.js';
import { Toggle } from '../../components/toggle.js';
import { REVIEW_POLICY } from '../../i18n/en/review-policy.js';
import { useWords } from '../../i18n/language.js';
import type { PolicyPart } from './policy-part.js';

const ROLES = ['lead', 'admin'] as const;

/** Roles that settle disagreements between two people; at least one. */
export function Arbiters({ policy: { arbiters }, onChange, faultOf }: PolicyPart) {
  const words = useWords(REVIEW_POLICY);
  const fault = faultOf('arbiters');
  return (
    <>
      {ROLES.map((role) => (
        <Toggle
          key={role}
          label={words.reviewPolicy.arbiters[role]}
          on={arbiters.includes(role)}
          isDisabled={arbiters.length === 1 && arbiters.includes(role)}
          onChange={(on) => onChange({ arbiters: ROLES.filter((one) => (one === role ? on : arbiters.includes(one))) })}
        />
      ))}
      {fault && <Message tone="danger">{fault}</Message>}
    </>
  );
}
