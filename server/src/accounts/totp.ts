import { generateSecret, generateURI, verifySync } from 'otplib';

/** RFC 6238 with what every authenticator app supports: SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30;

/** 160 random bits in Base32, the length that RFC 4226 recommends. */
export function newTotpSecret(): string {
  return generateSecret();
}

/** The address behind the QR code that authenticator apps read. */
export function totpUri(secret: string, email: string): string {
  return generateURI({ issuer: 'Touchstone', label: email, secret });
}

/**
 * The time step whose code this is: of now, the one before or the one after, for clocks that differ. Undefined for another code, and for
 * one of step `after` or earlier, which has been used.
 */
export function stepOfCode(
  secret: string,
  code: string,
  { now, after }: { now: Date; after: number },
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const found = verifySync({
    ...{ strategy: 'totp', secret, token: code, epochTolerance: STEP_SECONDS },
    ...{ epoch: Math.floor(now.getTime() / 1000), afterTimeStep: after },
  });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
}
