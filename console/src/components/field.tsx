import { FieldError, Input, Label, Text, TextArea, TextField, type TextFieldProps } from 'react-aria-components';
import styles from './field.module.css';

interface Props extends Omit<TextFieldProps, 'className' | 'style' | 'children'> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly placeholder?: string;
  /** A text area of that many lines in place of a line. */
  readonly lines?: number;
  /** Limits of a number. */
  readonly min?: number;
  readonly max?: number;
  /** `any` allows decimals. */
  readonly step?: 'any';
}

export function Field({ label, hint, error, placeholder, lines, min, max, step, ...props }: Props) {
  // With the browser's own validation, an error of the service would block the next try.
  const invalid = error !== undefined && ({ isInvalid: true, validationBehavior: 'aria' } as const);
  return (
    <TextField {...props} {...invalid} className={styles.field}>
      <Label className={styles.label}>{label}</Label>
      {lines === undefined ? (
        <Input className={styles.input} placeholder={placeholder} min={min} max={max} step={step} />
      ) : (
        <TextArea className={styles.input} placeholder={placeholder} rows={lines} />
      )}
      {hint && (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.error}>{error}</FieldError>
    </TextField>
  );
}
