import { normalizeIdentifier } from '../identifier.js';

/** IMO ship number: six digits weighed 7 to 2, their sum's last digit is the seventh (IMO resolution A.1117). */
export function isValidImo(value: string): boolean {
  if (!/\p{N}/u.test(value)) return false;
  const digits = normalizeIdentifier('imo', value);
  if (!/^\d{7}$/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < 6; i += 1) sum += Number(digits[i]) * (7 - i);
  return sum % 10 === Number(digits[6]);
}

/** MMSI of a ship station: nine digits that begin with a country's 2 to 7 (ITU-R M.585). */
export function isValidMmsi(value: string): boolean {
  return /^[2-7]\d{8}$/.test(normalizeIdentifier('mmsi', value));
}

/** Legal entity identifier: 20 characters whose number, letters as 10 to 35, leaves 1 modulo 97 (ISO 17442). */
export function isValidLei(value: string): boolean {
  const code = normalizeIdentifier('lei', value);
  return /^[A-Z0-9]{18}\d{2}$/.test(code) && modulo97(code) === 1;
}

/** Bank account number: country, check digits and account; moved behind the account they leave 1 modulo 97 (ISO 13616). */
export function isValidIban(value: string): boolean {
  const code = normalizeIdentifier('other', value);
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(code) && modulo97(code.slice(4) + code.slice(0, 4)) === 1;
}

/** Security number: the Luhn digit over country, nine characters, letters as two digits (ISO 6166). */
export function isValidIsin(value: string): boolean {
  const code = normalizeIdentifier('other', value);
  if (!/^[A-Z]{2}[A-Z0-9]{9}\d$/.test(code)) return false;
  const digits = [...code].map((sign) => Number.parseInt(sign, 36)).join('');
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const doubled = Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 1 : 2);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Business identifier code: four letters, a country, two characters, and a branch of three or none (ISO 9362). It has no check digit. */
export function isValidBic(value: string): boolean {
  return /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(normalizeIdentifier('swift_bic', value));
}

/** Remainder of the text read as a number, with letters as 10 to 35 (ISO 7064 MOD 97-10). */
function modulo97(code: string): number {
  let rest = 0;
  for (const char of code) {
    const number = Number.parseInt(char, 36);
    rest = (rest * (number > 9 ? 100 : 10) + number) % 97;
  }
  return rest;
}
