import { Button as AriaButton, type ButtonProps } from 'react-aria-components';
import styles from './button.module.css';

interface Props extends Omit<ButtonProps, 'className' | 'style'> {
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly size?: 'small' | 'normal';
}

/** Use one primary button per page at most; quiet ones belong in toolbars and rows. */
export function Button({ kind = 'plain', size = 'normal', ...props }: Props) {
  return <AriaButton {...props} className={`${styles.button} ${styles[kind]} ${styles[size]}`} />;
}
