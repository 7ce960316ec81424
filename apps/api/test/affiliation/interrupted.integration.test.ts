import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  ChangeAffiliateDetails,
  DeleteAffiliate,
  RegisterAffiliate,
  TerminateAffiliate,
} from '../../src/affiliation/index.js';
import { ImportAffiliates } from '../../src/affiliation/affiliates/import/import-affiliates.js';
import { importPresets, parseMapping } from '../../src/affiliation/affiliates/import/import-mapping.js';
import { AffiliateCleanup } from '../../src/affiliation/affiliates/affiliate-cleanup.js';
import { Sessions } from '../../src/platform/auth/sessions/sessions.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { CommandExecutor } from '../../src/platform/event-store/command-executor.js';
import { Erasure } from '../../src/privacy/erasure.js';
import { until } from '../processing.js';
import { operator, Partners } from './partners.js';

const writing = [
  [CommandExecutor, 'execute'],
  [Sessions, 'endAll'],
  [Erasure, 'erase'],
] as const;

describe('an interrupted change of an affiliate', () => {
  let partners: Partners;
  let count = 0;
  beforeAll(async () => {
    partners = await Partners.open();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => partners.close());

  /** Everything fails from this write on (0: the first), as if the process was killed. */
  function killAtWrite(write: number): void {
    let writes = 0;
    for (const [part, method] of writing) {
      const instance = partners.get<Record<string, (...args: unknown[]) => Promise<unknown>>>(part as never);
      const real = instance[method]!.bind(instance);
      jest.spyOn(instance, method).mockImplementation(async (...args) => {
        if (writes++ >= write) throw new Error('killed');
        return real(...args);
      });
    }
  }
  const killed = async (write: number, work: () => Promise<unknown>): Promise<boolean> => {
    killAtWrite(write);
    const died = await work().then(
      () => false,
      () => true,
    );
    jest.restoreAllMocks();
    return died;
  };
  const member = async () => {
    const email = `agent-${++count}@example.com`;
    const { token } = await partners.join(email);
    const { affiliateId, code } = await partners.affiliate(email);
    const browser = partners.browser();
    await partners.dashboard(browser, token);
    return { email, affiliateId, code, browser };
  };
  /** Without the job, which would complete the change. */
  const withoutJob = () => jest.spyOn(partners.get(AffiliateCleanup), 'run').mockResolvedValue();

  it.each([0, 1, 2])(
    'is completed by a second registration after an interruption at write %d',
    async (write) => {
      const email = `new-${write}@example.com`;
      const signUp = async () => {
        const answer = await partners.signUp({ email });
        if (answer.statusCode === 500) throw new Error(answer.body);
        return answer;
      };
      expect(await killed(write, signUp)).toBe(true);
      expect((await signUp()).statusCode).toBe(201);
      await partners.mailTo(email, 1);
      const { affiliateId } = await partners.affiliate(email);
      expect(await partners.shop.facts(`affiliate-${affiliateId}`)).toEqual(['AffiliateRegistered']);
      expect(await partners.shop.facts(`affiliate-email-${partners.emailKey(email)}`)).toEqual([
        'AffiliateEmailClaimed',
      ]);
    },
  );

  it.each([0, 1, 2, 3, 4, 5])(
    'imports everybody once, with their code, if repeated after an interruption at write %d',
    async (write) => {
      const people = [1, 2].map((n) => ({
        email: `moves-${write}-${n}@example.com`,
        code: `MOVES-${write}-${n}`,
      }));
      const rows = people.map(({ email, code }) => `Some,Body,${email},${code}`);
      const file = Buffer.from(['first_name,last_name,email,token', ...rows, ''].join('\n'));
      const mapping = parseMapping(JSON.stringify(importPresets['rewardful']));
      const wishes = { mapping, mailsLink: true, dryRun: false };
      const imported = async () => {
        const outcomes = [];
        for await (const { outcome } of partners.get(ImportAffiliates).run(file, wishes, operator()))
          outcomes.push(outcome);
        return outcomes;
      };
      expect(await killed(write, imported)).toBe(true);
      expect(await imported()).toEqual([write < 3 ? 'created' : 'skipped', 'created']);
      expect(await imported()).toEqual(['skipped', 'skipped']);
      for (const { email, code } of people) {
        const { affiliateId, code: given } = await partners.affiliate(email);
        expect(given).toBe(code);
        expect(await partners.shop.facts(`affiliate-${affiliateId}`)).toEqual([
          'AffiliateRegistered',
          'AffiliateImported',
        ]);
        await partners.mailTo(email, 1);
      }
    },
  );

  it('is completed under the caller’s id, however often it is repeated', async () => {
    const affiliate = {
      affiliateId: randomUUID(),
      person: { name: 'Eva Ruiz', email: 'eva@example.com', website: null },
      membership: null,
      isMaster: true,
      registeredBy: 'organization',
    } as const;
    const register = () => partners.commands.execute(new RegisterAffiliate(affiliate, operator()));
    await killed(2, register);
    const [first, again] = [await register(), await register()];
    expect([first.affiliateId, again.code]).toEqual([affiliate.affiliateId, first.code]);
  });

  it('releases an address without a registration, but not while the registration may continue', async () => {
    const email = 'claimed@example.com';
    const emailKey = partners.emailKey(email);
    const person = { name: 'Ana Lopez', email, website: null };
    const { affiliateId } = await member();
    const move = () =>
      partners.commands.execute(new ChangeAffiliateDetails(affiliateId, { person }, operator()));
    await killed(1, () => partners.signUp({ email }));
    expect(await partners.shop.facts(`affiliate-email-${emailKey}`)).toEqual(['AffiliateEmailClaimed']);
    await expect(move()).rejects.toThrow('This email address is already registered');
    const clock = partners.get(Clock);
    const inTwoMinutes = new Date(clock.now().getTime() + 120_000);
    jest.spyOn(clock, 'now').mockReturnValue(inTwoMinutes);
    await move();
    expect((await partners.affiliate(email)).affiliateId).toBe(affiliateId);
  });

  it.each([1, 2, 3])('moves to the new address after an interruption at write %d', async (write) => {
    const { affiliateId, email } = await member();
    const person = { name: 'Ana Lopez', email: `moved-${write}@example.com`, website: null };
    const move = () =>
      partners.commands.execute(new ChangeAffiliateDetails(affiliateId, { person }, operator()));
    await killed(write, move);
    await move();
    expect((await partners.affiliate(person.email)).affiliateId).toBe(affiliateId);
    expect((await partners.signUp({ email })).statusCode).toBe(201);
  });

  it.each([
    ['terminated', TerminateAffiliate, ['AffiliateEmailClaimed', 'AffiliateEmailBarred']],
    [
      'deleted',
      DeleteAffiliate,
      ['AffiliateEmailClaimed', 'AffiliateEmailReleased', 'AffiliateEmailClaimed'],
    ],
  ] as const)('is completed by a job when an affiliate is %s', async (_, Ended, claims) => {
    const { affiliateId, email, browser } = await member();
    const settle = withoutJob();
    await partners.commands.execute(new Ended(affiliateId, 'spam', operator()));
    // By the command and by the job; jobs of earlier tests may still run for others.
    await until(() => settle.mock.calls.filter(([id]) => id === affiliateId).length >= 2);
    settle.mockRestore();
    await partners.get(AffiliateCleanup).run(affiliateId, operator());
    expect((await browser.send('GET', '/api/affiliate/dashboard')).statusCode).toBe(401);
    expect((await partners.signUp({ email })).statusCode).toBe(201);
    const stream = `affiliate-email-${partners.emailKey(email)}`;
    expect(await partners.shop.factsOnceThere(stream, claims.length)).toEqual(claims);
  });

  it.each([1, 2, 3])(
    'erases a deleted affiliate if repeated after an interruption at write %d',
    async (write) => {
      const { affiliateId, email } = await member();
      const remove = () => partners.commands.execute(new DeleteAffiliate(affiliateId, null, operator()));
      await killed(write, remove);
      await remove();
      expect(await partners.mailsTo(email)).toEqual([]);
      expect((await partners.signUp({ email })).statusCode).toBe(201);
    },
  );
});
