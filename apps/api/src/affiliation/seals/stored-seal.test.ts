import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { canonicalJson, chainHashAfter, decidesMoney, digestOf, genesis, nameOf } from './sealed-facts.js';
import { SealKeys } from './seal-keys.js';
import { findSealFault, sealLinks, makeSeal, type Seal, noSeal } from './seal.js';

type Stored = Readonly<{ event: RecordedEvent; publicKey: string; seal: Seal }>;

const file = new URL('stored-seal.json', import.meta.url);
const { event, publicKey, seal } = JSON.parse(readFileSync(file, 'utf8')) as Stored;
const keys = new SealKeys({ place: 'a test', read: () => Buffer.alloc(32), make: () => undefined }, [
  Buffer.from(publicKey, 'base64'),
]);
const start = { ...noSeal, place: 0 };
/** The secret of the stored seal's public key: the first test vector of RFC 8032. */
const secret = Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex');

describe('a stored seal', () => {
  it('[LE-06] can be verified by anyone with the public key, without our code', () => {
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

  it('[LE-06] has the digest of the stored fact, and would be the same today', () => {
    const link = { name: nameOf(event), digest: digestOf(event) };
    expect([link]).toEqual(sealLinks(seal));
    expect(chainHashAfter(genesis, [link.digest])).toBe(seal.chainHash);
    expect(
      makeSeal(noSeal, [link], new SealKeys({ place: 'a test', read: () => secret, make: () => undefined })),
    ).toStrictEqual(seal);
  });

  it.each<[string, Partial<RecordedEvent>]>([
    ['stream', { stream: 'sale-stripe-pi_4' }],
    ['place in it', { revision: 1 }],
    ['id', { id: '0d9c5b9e-5a0e-4c56-9b5f-3f6f0f6f0a02' }],
    ['type', { type: 'SaleReversed' }],
    ['data', { data: { ...event.data, amountCents: 2501 } }],
    ['meta', { meta: { ...event.meta, actor: 'admin:1' } }],
    ['time', { recordedAt: '2026-11-21T10:00:00.124Z' }],
  ])('has another digest for another %s', (_, change) => {
    expect(digestOf({ ...event, ...change })).not.toBe(digestOf(event));
  });

  it('is valid regardless of the order of fields and the position in the store', () => {
    const { meta, data, ...rest } = event;
    const restored = { data, meta, ...rest, position: '4711' } as RecordedEvent;
    expect(digestOf(restored)).toEqual(digestOf(event));
    expect(findSealFault(seal, start, keys)).toBeNull();
  });

  it.each([
    [{ number: 2 }, 'its signature is wrong'],
    [{ facts: [] }, 'its signature is wrong'],
    [{ keyId: 'ffffffffffffffff' }, 'it is signed with the key ffffffffffffffff, which is not one of ours'],
  ])('is invalid with %j', (change, fault) => {
    expect(findSealFault({ ...seal, ...change }, start, keys)).toBe(fault);
  });

  it('is invalid after any other seal', () => {
    expect(findSealFault(seal, { ...start, number: 3 }, keys)).toBe(
      'it follows seal 3, but has the number 1',
    );
    expect(findSealFault(seal, { ...start, chainHash: 'ab' }, keys)).toBe(
      'it does not continue the chain of seal 0',
    );
  });
});

describe('a seal with wrong content that is signed with our key', () => {
  const own = new SealKeys({ place: 'a test', read: () => secret, make: () => undefined });
  const link = (name: string) => ({ name, digest: digestOf({ ...event, id: name }) });
  const first = makeSeal(noSeal, [link('sale-p1@0'), link('sale-p1@1')], own);
  const sealWith = (change: Partial<Seal>): Seal => {
    const { signature: _, ...content } = { ...makeSeal(first, [link('sale-p2@0')], own), ...change };
    return { ...content, signature: own.sign(canonicalJson(content)) };
  };

  it('is valid if nothing was changed', () => {
    expect(findSealFault(sealWith({}), { ...first, place: 0 }, own)).toBeNull();
    expect(sealWith({})).toMatchObject({ number: 2, sealedFacts: 3, previousHash: first.chainHash });
  });

  it.each<[string, Partial<Seal>, string]>([
    ['another number', { number: 3 }, 'it follows seal 1, but has the number 3'],
    ['another previous hash', { previousHash: genesis }, 'it does not continue the chain of seal 1'],
    ['another chain hash', { chainHash: genesis }, 'its chain hash does not match its facts'],
    ['too many facts', { sealedFacts: 4 }, 'its chain hash does not match its facts'],
    ['too few facts', { sealedFacts: 2 }, 'its chain hash does not match its facts'],
    ['another fact', { facts: [`sale-p2@0 ${link('sale-p3@0').digest}`] }, 'its chain hash does not match'],
  ])('is invalid with %s', (_, change, fault) => {
    expect(findSealFault(sealWith(change), { ...first, place: 0 }, own)).toContain(fault);
  });

  it('continues the chain of the seal before it, link by link', () => {
    const [one, two] = ['sale-p1@0', 'sale-p1@1'].map((name) => Buffer.from(link(name).digest, 'base64url'));
    const chain = (before: Buffer, digest: Buffer): Buffer =>
      createHash('sha256').update(before).update(digest).digest();
    const end = chain(chain(Buffer.alloc(32), one!), two!);
    expect(first.chainHash).toBe(end.toString('hex'));
    const next = Buffer.from(link('sale-p2@0').digest, 'base64url');
    expect(sealWith({}).chainHash).toBe(chain(end, next).toString('hex'));
  });

  it('is invalid with a former key after its successor has signed', () => {
    const successor = new SealKeys(
      { place: 'a test', read: () => Buffer.alloc(32, 'b'), make: () => undefined },
      [Buffer.from(own.publicKey, 'base64')],
    );
    expect(findSealFault(sealWith({}), { ...first, place: 0 }, successor)).toBeNull();
    expect(findSealFault(sealWith({}), { ...first, place: 1 }, successor)).toBe(
      `it is signed with the former key ${own.currentId}, which was replaced before`,
    );
  });

  it('separates names with spaces from their digests', () => {
    const facts = [`payment-odd name@0 ${digestOf(event)}`];
    expect(sealLinks({ ...first, facts })).toEqual([{ name: 'payment-odd name@0', digest: digestOf(event) }]);
  });
});

describe('what is sealed', () => {
  it.each([
    ['sale-stripe-pi_1', 'SaleSplit'],
    ['payment-stripe-pi_1', 'PaymentSucceeded'],
    ['payment-referral-stripe-pi_1', 'PaymentReferred'],
    ['affiliate-6f1d', 'CommissionRateSet'],
    ['affiliate-email-7a31', 'AffiliateEmailBarred'],
    ['referral-code-MAPLE7K4M', 'ReferralCodeReserved'],
    ['organization-HAR', 'OrganizationApproved'],
    ['payout-book', 'PayoutMade'],
    ['report-42', 'ReportRequested'],
    ['settings', 'SettingChanged'],
  ])('is a fact of %s such as %s', (stream, type) => {
    expect(decidesMoney({ stream, type })).toBe(true);
  });

  it.each([
    ['report-42', 'ReportGenerated'],
    ['report-payment-42', 'ReportPaymentReserved'],
    ['admin-1', 'AdminCreated'],
    ['ledger-seals', 'LedgerSealed'],
  ])('is no fact of %s such as %s', (stream, type) => {
    expect(decidesMoney({ stream, type })).toBe(false);
  });
});
