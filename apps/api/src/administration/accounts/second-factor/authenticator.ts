import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Closewise';
/** What every authenticator app understands (RFC 6238): SHA-1, six digits, steps of 30 seconds. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const STEPS_OFF = 1;

/** 160 bits in base32, as apps take them. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code says; the app shows the account as `ann@example.com`. */
export const otpauthUri = (secret: string, account: string): string =>
  new TOTP({ ...FORM, issuer: ISSUER, label: account, secret }).toString();

/** The step whose code this is, at most one away from now; null for any other code. */
export function stepOfCode(code: string, secret: string, now: Date): number | null {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...FORM, secret });
  const away = totp.validate({ token: code, timestamp, window: STEPS_OFF });
  return away === null ? null : totp.counter({ timestamp }) + away;
}
