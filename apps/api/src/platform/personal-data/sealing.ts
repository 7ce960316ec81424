import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Sealed bytes were changed, belong to another subject, or were made with another key. */
export class TamperedDataError extends Error {
  override readonly name = 'TamperedDataError';
}

/** AES-256-GCM: IV, tag and ciphertext in one buffer; `context` must be the same to open it. */
export function encrypt(key: KeyObject, plain: Buffer, context: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(context, 'utf8'));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Opens what `encrypt` made; throws TamperedDataError when it does not verify. */
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
