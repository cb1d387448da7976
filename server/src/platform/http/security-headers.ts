import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/** Answers are data: nothing in them may be run, framed or loaded. `/docs` has its own policy. */
const STRICT_POLICY = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };

/** They are the same for every answer, and to put them together anew took a tenth of what an answer takes. */
export function securityHeaders(): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: STRICT_POLICY },
    // Whoever ends TLS in front of this service says how long and for which domains it holds.
    strictTransportSecurity: false,
  });
  setHeaders(response.req, response, () => {});
  return response.getHeaders();
}
