/** A mail server, as `SMTP_URL` names it. */
export interface SmtpAddress {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte on. */
  readonly secure: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;

/** Reads `smtp://user:password@host:port` or `smtps://…`. The error never repeats the text: it holds a password. */
export function smtpAddress(text: string): SmtpAddress {
  const wrong = new Error('must look like smtp://user:password@host:port or smtps://user:password@host:port');
  if (!URL.canParse(text)) throw wrong;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  if (protocol !== 'smtp:' && protocol !== 'smtps:') throw wrong;
  if (hostname === '' || pathname.length > 1 || search !== '' || hash !== '') throw wrong;
  const [user, pass] = [decoded(username), decoded(password)];
  if (user === undefined || pass === undefined) throw wrong;
  return {
    host: decodeURIComponent(hostname).replace(/^\[|\]$/g, ''),
    port: port === '' ? PORTS[protocol] : Number(port),
    secure: protocol === 'smtps:',
    ...(user !== '' && { auth: { user, pass } }),
  };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
