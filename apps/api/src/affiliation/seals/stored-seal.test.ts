import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { SealKeys } from './seal-keys.js';
import { faultOfSeal, type Seal, unsealed } from './seal.js';
import { digestOf } from './sealed-facts.js';

type Stored = Readonly<{ event: RecordedEvent; publicKey: string; seal: Seal }>;

const file = new URL('stored-seal.json', import.meta.url);
const { event, publicKey, seal } = JSON.parse(readFileSync(file, 'utf8')) as Stored;
const keys = new SealKeys(() => Buffer.alloc(32), [Buffer.from(publicKey, 'base64')]);
const start = { ...unsealed, place: 0 };

describe('a seal that is stored already', () => {
  it('[LE-06] is verified by whoever has the public key, with nothing of ours', () => {
    const canonical =
      '{"data":{"amountCents":2500,"note":"Müller & Söhne – 40 %","paymentId":"stripe-pi_3Q"},' +
      '"id":"0d9c5b9e-5a0e-4c56-9b5f-3f6f0f6f0a01","meta":{"actor":"system","at":"2026-11-21T10:00:00.000Z",' +
      '"causationId":null,"correlationId":"c","schemaVersion":1},"recordedAt":"2026-11-21T10:00:00.123Z",' +
      '"stream":"sale-stripe-pi_3Q","type":"SaleSplit","version":0}';
    const digest = createHash('sha256').update(canonical).digest();
    const chained = createHash('sha256').update(Buffer.alloc(32)).update(digest).digest('hex');
    expect(seal).toMatchObject({
      facts: [`sale-stripe-pi_3Q@0 ${digest.toString('base64url')}`],
      chainHash: chained,
    });
    const { chainHash, facts, keyId, number, previousHash, sealedFacts } = seal;
    const content = JSON.stringify({ chainHash, facts, keyId, number, previousHash, sealedFacts });
    const x = Buffer.from(publicKey, 'base64').toString('base64url');
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    expect(verify(null, Buffer.from(content), key, Buffer.from(seal.signature, 'base64'))).toBe(true);
  });

  it('still holds, whatever the order of fields and the place in the store', () => {
    const { meta, data, ...rest } = event;
    const restored = { data, meta, ...rest, position: '4711' } as RecordedEvent;
    expect(digestOf(restored)).toEqual(digestOf(event));
    expect(faultOfSeal(seal, start, keys)).toBeNull();
  });

  it.each([
    [{ number: 2 }, 'its signature is wrong'],
    [{ facts: [] }, 'its signature is wrong'],
    [{ keyId: 'ffffffffffffffff' }, 'it is signed with the key ffffffffffffffff, which is none of ours'],
  ])('does not hold with %j', (change, fault) => {
    expect(faultOfSeal({ ...seal, ...change }, start, keys)).toBe(fault);
  });

  it('does not follow another one than it says', () => {
    expect(faultOfSeal(seal, { ...start, number: 3 }, keys)).toBe('it follows seal 3, but says 1');
    expect(faultOfSeal(seal, { ...start, chainHash: 'ab' }, keys)).toBe(
      'it does not continue the chain of seal 0',
    );
  });
});
