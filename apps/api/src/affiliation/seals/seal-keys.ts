import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { WrongVariableError } from '../../platform/config/startup/startup-error.js';

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

type PublicKey = Readonly<{ id: string; raw: Buffer; key: KeyObject }>;

/** The key that signs seals, and those that did so before it. Its secret is read when it is first needed. */
export class SealKeys {
  private opened: { signing: KeyObject; known: readonly PublicKey[] } | null = null;

  constructor(
    private readonly secret: () => Buffer,
    private readonly former: readonly Buffer[] = [],
  ) {}

  /** The id of the key that signs today. */
  get currentId(): string {
    return this.current.id;
  }

  /** In base64: what LEDGER_SEAL_FORMER_KEYS needs after the next key has taken over. */
  get publicKey(): string {
    return this.current.raw.toString('base64');
  }

  /** All that have signed, in base64 with their ids: the one in use first. */
  get publicKeys(): { keyId: string; publicKey: string }[] {
    return this.keys.known
      .map(({ id: keyId, raw }) => ({ keyId, publicKey: raw.toString('base64') }))
      .toReversed();
  }

  sign(content: string): string {
    return sign(null, Buffer.from(content), this.keys.signing).toString('base64');
  }

  /** The place of a key in the order in which keys were in use, the current one last; -1: not one of ours. */
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
    return this.keys.known.at(-1)!;
  }

  private get keys(): NonNullable<SealKeys['opened']> {
    this.opened ??= this.open();
    return this.opened;
  }

  private open(): NonNullable<SealKeys['opened']> {
    const signing = createPrivateKey({
      key: Buffer.concat([PKCS8, this.secret()]),
      format: 'der',
      type: 'pkcs8',
    });
    const { x = '' } = createPublicKey(signing).export({ format: 'jwk' });
    const current = publicKeyOf(Buffer.from(x, 'base64url'));
    const former = this.former.map(publicKeyOf);
    if (former.some(({ id }) => id === current.id))
      throw new WrongVariableError('LEDGER_SEAL_FORMER_KEYS names the public key of LEDGER_SEAL_KEY itself');
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
