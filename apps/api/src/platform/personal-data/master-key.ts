import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { KEY_BYTES } from '../config/startup/key-file.js';

/** The key outside the database: it wraps the subjects' keys and derives pseudonyms of email addresses. */
export class MasterKey {
  readonly wrapping: KeyObject;
  private readonly pseudonyms: KeyObject;

  constructor(secret: Buffer) {
    if (secret.length !== KEY_BYTES) throw new Error('PERSONAL_DATA_KEY must be 32 bytes in base64');
    this.wrapping = derive(secret, 'closewise subject keys');
    this.pseudonyms = derive(secret, 'closewise e-mail pseudonyms');
  }

  /** HMAC-SHA256 of the text, in hex. */
  pseudonym(text: string): string {
    return createHmac('sha256', this.pseudonyms).update(text, 'utf8').digest('hex');
  }
}

function derive(secret: Buffer, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES)));
}
