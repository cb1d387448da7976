import type { FieldError } from '../domain/app-error.js';

/** Reason why `address`, named by an option or a variable, is not the address of a service. */
export function serviceAddressFaults(field: string, address: string): FieldError[] {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol))
    return [{ field, message: 'must be an http or https URL' }];
  if (url.username !== '' || url.password !== '')
    return [{ field, message: 'must not contain a user name or password; the credential has a setting of its own' }];
  if (url.search !== '' || url.hash !== '')
    return [{ field, message: 'must end with the host, the port or a path, without a query or fragment' }];
  return [];
}
