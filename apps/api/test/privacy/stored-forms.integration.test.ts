import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import { TOTP } from 'otpauth';
import { adminStream, usernameStream } from '@closewise/domain/administration';
import { affiliateEmailStream, affiliateStream, referralCodeStream } from '@closewise/domain/affiliation';
import { buyerCardStream } from '@closewise/domain/billing';
import { organizationEmailStream, organizationStream } from '@closewise/domain/organizations';
import { subjectStream } from '@closewise/domain/privacy';
import { reportStream } from '@closewise/domain/reporting';
import { AdminPasswords } from '../../src/administration/accounts/admin-passwords.js';
import { Admins } from '../../src/administration/accounts/admins.js';
import { RecoveryCodes } from '../../src/administration/accounts/second-factor/recovery-codes.js';
import { SecondFactorSecrets } from '../../src/administration/accounts/second-factor/second-factor-secrets.js';
import { Affiliates, DashboardLinks, type Affiliate } from '../../src/affiliation/index.js';
import { BuyerCards } from '../../src/billing/payments/buyer-cards.js';
import { DeviceCookies } from '../../src/platform/auth/sessions/device-cookies.js';
import { Passwords } from '../../src/platform/auth/passwords/passwords.js';
import { hashToken } from '../../src/platform/auth/sessions/session-cookies.js';
import { readConfig } from '../../src/platform/config/read-config.js';
import { ServerConfig } from '../../src/platform/config/variables/server-config.js';
import { StreamHistory } from '../../src/platform/event-store/stream-history.js';
import { RateLimits } from '../../src/platform/http/rate-limits/rate-limits.js';
import { openMasterKey } from '../../src/platform/personal-data/open-master-key.js';
import { subjectPart, personOfSubject } from '../../src/platform/personal-data/subject.js';
import { freshDatabase, type TestDatabase } from '../postgres.js';
import { aProcess, type TestProcess } from '../processing.js';
import { reportRequest } from '../report-request.js';

type Stored = Readonly<{
  personalDataKey: string;
  emailKey: string;
  keys: readonly Readonly<{ keyId: string; subjectId: string; personId: string; wrappedKey: string }>[];
  person: Readonly<{ subjectId: string; sealed: string }>;
  authenticator: Readonly<{ adminId: string; subjectId: string; sealed: string; recoveryCodeHash: string }>;
  usernameKey: string;
  cardId: string;
  cardUseId: string;
  deviceCookie: string;
  linkTokens: Readonly<Record<'mailed' | 'shown' | 'not-me', string>>;
}>;

/** Written by the first release. Never regenerate it: a form that can no longer be read is lost in every installation. */
const stored = JSON.parse(readFileSync(new URL('stored-forms.json', import.meta.url), 'utf8')) as Stored;
const clock = { now: () => new Date('2026-11-21T10:00:00Z') };
const config = readConfig(ServerConfig, { PUBLIC_URL: 'https://closewise.example' });

describe('what an installation has stored or handed out already', () => {
  let test: TestDatabase;
  let process: TestProcess;

  beforeAll(async () => {
    test = await freshDatabase();
    const key = await openMasterKey(stored.personalDataKey, 'nowhere', test.database);
    process = aProcess(test.database, undefined, key);
    for (const { keyId, subjectId, personId, wrappedKey } of stored.keys) {
      await test.database.query(
        `insert into durable.subject_keys (key_id, subject_id, person_id, wrapped_key) values ($1, $2, $3, $4)`,
        [keyId, subjectId, personId, Buffer.from(wrappedKey, 'base64')],
      );
    }
  });
  afterAll(() => test.close());

  const admins = () =>
    new Admins(process.executor, process.personalData, new AdminPasswords(test.database, new Passwords()));
  const cards = () =>
    new BuyerCards(process.executor, new StreamHistory(process.store, process.codec), process.personalData);
  const limits = () => new RateLimits(test.database, config);

  it('is a sealed person, who is read from the event and found with all keys', async () => {
    const { subjectId, sealed } = stored.person;
    const person = {
      address: '9 Oak Lane, Dallas, TX 75201',
      street: '9 Oak Lane',
      email: 'Zoé@Example.com',
    };
    expect(await process.personalData.open(subjectId, sealed)).toEqual(person);
    const meta = { actor: 'buyer', correlationId: 'c', causationId: null, schemaVersion: 1 };
    const order = { ...reportRequest(1), placeProblems: [] };
    await process.store.append('report-1', 'no-stream', [
      {
        id: randomUUID(),
        type: 'ReportRequested',
        data: { ...order, subjectId, person: { sealed } },
        meta: { ...meta, at: '2026-11-21T10:00:00.000Z' },
      },
    ]);
    const [event] = await process.codec.openEach(await process.store.readStream('report-1'));
    expect(event!.data).toEqual({ ...order, subjectId, person });
    const [key] = stored.keys;
    expect(await process.personalData.keysOf(stored.emailKey)).toEqual([
      { keyId: key!.keyId, subjectId, destroyed: false },
    ]);
  });

  it.each(['Zoé@Example.com', ' zoé@example.COM\n', 'Zoe\u0301@Example.com'])(
    'is the pseudonym of the address %j',
    (email) => {
      expect(process.personalData.subjectOfEmail(email)).toBe(stored.emailKey);
    },
  );

  it('is the pseudonym of a username, in any letter case', () => {
    expect([admins().keyOf('Ann'), admins().keyOf('ANN')]).toEqual([stored.usernameKey, stored.usernameKey]);
  });

  it('is the secret of an authenticator app', async () => {
    const { adminId, subjectId, sealed } = stored.authenticator;
    await test.database.query(
      'insert into durable.admin_second_factors (admin_id, sealed_secret) values ($1, $2)',
      [adminId, sealed],
    );
    const code = new TOTP({ secret: 'JBSWY3DPEHPK3PXP' }).generate({ timestamp: clock.now().getTime() });
    const secrets = new SecondFactorSecrets(test.database, process.personalData, clock);
    expect(await secrets.accept({ adminId, subjectId }, code)).toBe(true);
  });

  it('is a recovery code on paper', async () => {
    const { adminId, recoveryCodeHash } = stored.authenticator;
    await test.database.query('insert into durable.admin_recovery_codes values ($1, $2)', [
      adminId,
      recoveryCodeHash,
    ]);
    expect(await new RecoveryCodes(test.database, process.personalData).use(adminId, 'abcdi234')).toBe(true);
  });

  it('is the link in a mail', () => {
    const links = new DashboardLinks(
      new Affiliates(process.executor),
      process.personalData,
      limits(),
      config,
    );
    const affiliate = { affiliateId: '6f1d2c3b-0a55-4c1d-9a55-1d2c3b4a5f60', linkGeneration: 3 };
    for (const purpose of ['mailed', 'shown', 'not-me'] as const) {
      expect(links.tokenFor(affiliate as Affiliate, purpose)).toBe(stored.linkTokens[purpose]);
    }
  });

  it('is the cookie of a browser that has signed in, to the second in which it expires', () => {
    const cookie = { cookies: { '__Host-closewise-device': stored.deviceCookie } };
    const describeDevice = (account: string, seconds: number) =>
      new DeviceCookies({ now: () => new Date(seconds * 1000) }, process.personalData, config).read(
        cookie as unknown as FastifyRequest,
        account,
      );
    expect(describeDevice('ann', 1_794_999_999)).toBe('q83vEjRWeJCrze8S');
    expect([describeDevice('ann', 1_795_000_000), describeDevice('bob', 1_794_999_999)]).toEqual([
      null,
      null,
    ]);
  });

  it('is the use of a card by a mailbox, at the very moment and under every variant of the address', async () => {
    expect(cards().cardId('stripe', 'Xt5EWLLDS7FJjR1c')).toBe(stored.cardId);
    const meta = { actor: 'system', correlationId: 'c', causationId: null, schemaVersion: 1 };
    const stream = `buyer-card-${stored.cardUseId}`;
    const data = { cardUseId: stored.cardUseId };
    await process.store.append(stream, 'no-stream', [
      { id: randomUUID(), type: 'BuyerCardUsed', data, meta: { ...meta, at: '2026-11-21T10:00:00.000Z' } },
    ]);
    const [{ recordedAt } = { recordedAt: '' }] = await process.store.readStream(stream);
    const before = new Date(Date.parse(recordedAt) - 1).toISOString();
    const isUsed = (email: string, until = recordedAt, cardId = stored.cardId) =>
      cards().wasUsed(cardId, email, until);
    expect(await isUsed('zoé@example.com')).toBe(true);
    expect(await isUsed(' Zoe\u0301+home@EXAMPLE.com')).toBe(true);
    expect(await isUsed('zoé@example.com', before)).toBe(false);
    expect(await isUsed('zoe@example.com')).toBe(false);
    expect(await isUsed('zoé@example.com', recordedAt, cards().cardId('paypal', 'Xt5EWLLDS7FJjR1c'))).toBe(
      false,
    );
  });

  it('is the hash of a session and the count of a client, which name nobody', async () => {
    expect(hashToken('A'.repeat(43)).toString('hex')).toBe(
      '0f007385b6f9d4b7eeb2748605afe1a984a0a3bfa3f014d09e2a784ce9e5cd1a',
    );
    const limit = { name: 'sign-in-address', points: 30, perSeconds: 600, refusal: 'Too many.' };
    await limits().spend(limit, '203.0.113.7');
    expect(await test.database.query('select key, points from durable.rate_limits')).toEqual([
      { key: 'sign-in-address:_sUlZaoM8Y9X189bOscoUDuJktLW99RtodEgEJCQKwI', points: 1 },
    ]);
  });

  it('stands in streams and under subjects of these names', () => {
    expect([
      reportStream(4711000000000042),
      subjectStream('a1'),
      affiliateStream('a1'),
      affiliateEmailStream('a1'),
      referralCodeStream('MAPLE7K4M'),
      organizationStream('AUSTIN'),
      organizationEmailStream('a1'),
      adminStream('a1'),
      usernameStream('a1'),
      buyerCardStream('a1'),
      subjectPart('a1', 42),
      personOfSubject('a1.42'),
    ]).toEqual([
      'report-4711000000000042',
      'subject-a1',
      'affiliate-a1',
      'affiliate-email-a1',
      'referral-code-MAPLE7K4M',
      'organization-AUSTIN',
      'organization-email-a1',
      'admin-a1',
      'admin-username-a1',
      'buyer-card-a1',
      'a1.42',
      'a1',
    ]);
  });
});
