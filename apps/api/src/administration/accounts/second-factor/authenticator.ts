import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Closewise';
/** The parameters that every authenticator app supports (RFC 6238). */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const STEPS_OFF = 1;

/** 160 bits in base32, the form that apps accept. */
export const createSecret = (): string => new Secret({ size: 20 }).base32;

/** The content of the QR code. The app shows `account`, such as `ann@example.com`. */
export const otpauthUri = (secret: string, account: string): string =>
  new TOTP({ ...PARAMETERS, issuer: ISSUER, label: account, secret }).toString();

/** The 30-second step of this code, at most one step away from now; null for any other code. */
export function findCodeStep(code: string, secret: string, now: Date): number | null {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...PARAMETERS, secret });
  const away = totp.validate({ token: code, timestamp, window: STEPS_OFF });
  return away === null ? null : totp.counter({ timestamp }) + away;
}
