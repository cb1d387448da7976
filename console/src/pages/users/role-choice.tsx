import type { User } from '../../api/users.js';
import { Choice } from '../../components/choice.js';
import parts from '../../components/parts.module.css';
import { USERS } from '../../i18n/en/users.js';
import { useWords } from '../../i18n/language.js';
import styles from './users.module.css';

const ROLES: readonly User['role'][] = ['analyst', 'lead', 'admin', 'viewer', 'integration'];

interface Props {
  readonly role: User['role'];
  readonly onChange: (role: User['role']) => void;
}

/** A role, and what it may do. */
export function RoleChoice({ role, onChange }: Props) {
  const words = useWords(USERS);
  return (
    <div className={styles.role}>
      <Choice
        labelled
        label={words.users.role}
        value={role}
        options={ROLES.map((value) => ({ value, text: words.roles(value) }))}
        onChange={(value) => onChange(value as User['role'])}
      />
      <p className={parts.hint}>{words.users.roleHints(role)}</p>
    </div>
  );
}
