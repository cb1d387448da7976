/** Who may use the service, as far as this start knows. */
export interface KnownLogin {
  readonly email: string;
  /** Absent when it is not ours to show: then the line reads it from the shell's `ADMIN_PASSWORD`. */
  readonly password?: string;
}

/** Whatever stands in it, it goes into a JSON text. */
const ESCAPED_PASSWORD = `$(printf %s "$ADMIN_PASSWORD" | sed 's/[\\\\"]/\\\\&/g')`;

/** A line for the shell that gets a token and screens a name with it: works as it is printed. */
export function firstSearchLine(address: string, login: KnownLogin, name: string): string {
  const json = `-H 'content-type: application/json'`;
  const email = JSON.stringify(login.email);
  const credentials =
    login.password === undefined
      ? `${quoted(`{"email":${email},"password":"`)}"${ESCAPED_PASSWORD}"${quoted('"}')}`
      : quoted(`{"email":${email},"password":${JSON.stringify(login.password)}}`);
  const token = `curl -s ${address}/api/get-access-token ${json} -d ${credentials} | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/'`;
  const search = JSON.stringify({ name, categories: ['Sanctions', 'PEP'], entity_type: ['Person'] });
  return `curl -s ${address}/api/search ${json} -H "authorization: Bearer $(${token})" -d ${quoted(search)}`;
}

/** For a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
