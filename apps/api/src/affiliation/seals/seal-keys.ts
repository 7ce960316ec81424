import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { WrongVariableError } from '../../platform/config/startup/startup-error.js';
import { UnavailableError } from '../../platform/event-store/outage.js';

/** The PKCS #8 header before the 32 bytes of an Ed25519 key. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

type PublicKey = Readonly<{ id: string; raw: Buffer; key: KeyObject }>;

/** Where the secret is kept. `read` returns null if it is missing, `make` creates one where that is possible. */
export type SealSecret = Readonly<{ place: string; read(): Buffer | null; make(): void }>;

/** Nothing can be signed, because the key is missing. */
export class MissingSealKeyError extends UnavailableError {
  override readonly name = 'MissingSealKeyError';
}

/** The key that signs seals, and its predecessors. The secret is read when it is first needed. */
export class SealKeys {
  private opened: { signing: KeyObject | null; known: readonly PublicKey[] } | null = null;

  constructor(
    private readonly secret: SealSecret,
    private readonly former: readonly Buffer[] = [],
  ) {}

  /** The id of the current key. */
  get currentId(): string {
    return this.current.id;
  }

  /** The current public key in base64, for LEDGER_SEAL_FORMER_KEYS after the next change of key. */
  get publicKey(): string {
    return this.current.raw.toString('base64');
  }

  /** All public keys in base64 with their ids, newest first. */
  get publicKeys(): { keyId: string; publicKey: string }[] {
    return this.keys.known
      .map(({ id: keyId, raw }) => ({ keyId, publicKey: raw.toString('base64') }))
      .toReversed();
  }

  sign(content: string): string {
    return sign(null, Buffer.from(content), this.signing).toString('base64');
  }

  /** The variable or file that holds the secret. */
  get place(): string {
    return this.secret.place;
  }

  get isMissing(): boolean {
    return this.keys.signing === null;
  }

  /** Makes the next use read the secret again. */
  forget(): void {
    this.opened = null;
  }

  /** Creates the secret if it is missing. */
  make(): void {
    if (!this.isMissing) return;
    this.secret.make();
    this.forget();
  }

  /** The position of a key in the order of use, the current one last; -1 if it is not ours. */
  placeOf(keyId: string): number {
    return this.keys.known.findIndex(({ id }) => id === keyId);
  }

  isSignedBy(keyId: string, content: string, signature: string): boolean {
    const known = this.keys.known[this.placeOf(keyId)];
    return (
      known !== undefined && verify(null, Buffer.from(content), known.key, Buffer.from(signature, 'base64'))
    );
  }

  private get current(): PublicKey {
    void this.signing;
    return this.keys.known.at(-1)!;
  }

  private get signing(): KeyObject {
    const { signing } = this.keys;
    if (signing !== null) return signing;
    throw new MissingSealKeyError(`${this.place} is missing. It holds the key that signs the ledger`);
  }

  private get keys(): NonNullable<SealKeys['opened']> {
    const opened = this.opened ?? this.open();
    // A missing secret may be there the next time.
    if (opened.signing !== null) this.opened = opened;
    return opened;
  }

  private open(): NonNullable<SealKeys['opened']> {
    const former = this.former.map(publicKeyOf);
    const secret = this.secret.read();
    if (secret === null) return { signing: null, known: former };
    const signing = createPrivateKey({
      key: Buffer.concat([PKCS8, secret]),
      format: 'der',
      type: 'pkcs8',
    });
    const { x = '' } = createPublicKey(signing).export({ format: 'jwk' });
    const current = publicKeyOf(Buffer.from(x, 'base64url'));
    if (former.some(({ id }) => id === current.id))
      throw new WrongVariableError(
        'LEDGER_SEAL_FORMER_KEYS contains the public key of LEDGER_SEAL_KEY itself. Remove it',
      );
    return { signing, known: [...former, current] };
  }
}

function publicKeyOf(raw: Buffer): PublicKey {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') };
  return {
    id: createHash('sha256').update(raw).digest('hex').slice(0, 16),
    raw,
    key: createPublicKey({ key: jwk, format: 'jwk' }),
  };
}
