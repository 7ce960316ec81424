import { createCipheriv, createDecipheriv, createHmac, randomBytes, type KeyObject } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The sealed bytes were changed, belong to another subject, or were sealed with another key. */
export class TamperedDataError extends Error {
  override readonly name = 'TamperedDataError';
}

/** AES-256-GCM: IV, tag and ciphertext in one buffer; `context` must be the same to open it. */
export function encrypt(
  key: KeyObject,
  plain: Buffer,
  context: string,
  iv: Buffer = randomBytes(IV_BYTES),
): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(context, 'utf8'));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/**
 * Like `encrypt`, but the same text gives the same bytes: the IV is an HMAC of the text with a separate key, so that two
 * texts never share one.
 */
export function encryptDeterministically(
  key: KeyObject,
  ivKey: KeyObject,
  plain: Buffer,
  context: string,
): Buffer {
  const hash = createHmac('sha256', ivKey).update(JSON.stringify([context, plain.toString('base64')]));
  return encrypt(key, plain, context, hash.digest().subarray(0, IV_BYTES));
}

/** Decrypts the result of `encrypt`; throws TamperedDataError when it does not verify. */
export function decrypt(key: KeyObject, sealed: Buffer, context: string): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(context, 'utf8'));
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch (error) {
    throw new TamperedDataError(`Sealed data of ${context} does not verify`, { cause: error });
  }
}
