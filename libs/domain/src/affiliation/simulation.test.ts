import { PostingRulebook } from '../ledger/facts.js';
import type { AffiliateTerminated } from './affiliate-events.js';
import { affiliationPostings } from './ledger-postings.js';
import type { SaleEvent } from './sale-events.js';
import { sharesOf } from './split-policies.js';
import { assertPolicy, type SimulatedPolicy } from './simulated-policy.js';
import type { RecordedSplit } from './simulated-policy.js';
import { Simulation } from './simulation.js';

const policy: SimulatedPolicy = {
  ratePercent: 35,
  overridePercent: null,
  includesCustom: false,
  only: null,
  from: '2026-10-01T00:00:00.000Z',
  until: null,
};
const september = '2026-09-30T23:59:59.999Z';
const october = '2026-10-01T00:00:00.000Z';

type Sale = RecordedSplit & Readonly<{ fact: SaleEvent }>;
const sold = (
  recordedAt: string,
  {
    affiliateId = 'ana' as string | null,
    tag = 'HAR' as string | null,
    rate = 40,
    isCustom = false,
    cents = 2500,
  } = {},
): Sale => {
  const split = {
    paymentId: 'p-1',
    reportId: 1,
    amountCents: cents,
    currency: 'usd',
    paidAt: recordedAt,
    policyVersion: 2,
    attribution: { code: null, codeFrom: null, outcome: 'no-code', affiliateId: null },
    commission: affiliateId && {
      affiliateId,
      ratePercent: rate,
      rateEventId: isCustom ? 'event-1' : null,
    },
    override: tag && { organizationTag: tag, ratePercent: 10 },
    shares: sharesOf(cents, {
      commissionPercent: affiliateId === null ? null : rate,
      overridePercent: tag === null ? null : 10,
    }),
  } as RecordedSplit['split'];
  return { split, recordedAt, fact: { type: 'SaleSplit', data: split } };
};
/** A refund (negative: a restoration) of Ana's sale of $25; `givenBackCents` is the total after it. */
const changed = (givenBackCents: number, cents: number): SaleEvent => ({
  type: cents > 0 ? 'SaleReversed' : 'SaleRestored',
  data: {
    paymentId: 'p-1',
    affiliateId: 'ana',
    organizationTag: 'HAR',
    givenBackCents,
    refundedCents: givenBackCents,
    lostCents: 0,
    amountCents: -cents,
    shares: {
      commissionCents: (-cents * 40) / 100,
      overrideCents: (-cents * 10) / 100,
      houseCents: (-cents * 50) / 100,
    },
  },
});
const terminated: AffiliateTerminated = {
  type: 'AffiliateTerminated',
  data: { affiliateId: 'ana', reason: 'spam' },
};

type Happened = readonly [at: string, event: SaleEvent | AffiliateTerminated, sale: RecordedSplit | null];
const split = (sale: Sale): Happened => [sale.recordedAt, sale.fact, sale];
const simulate = (more: Partial<SimulatedPolicy>, ...happened: Happened[]) => {
  const simulation = new Simulation({ ...policy, ...more }, new PostingRulebook(affiliationPostings));
  for (const [recordedAt, event, sale] of happened) simulation.post(event, recordedAt, sale);
  return Object.fromEntries(
    simulation
      .accounts()
      .map(({ id, sales, bookedCents, simulatedCents }) => [id, [sales, bookedCents, simulatedCents]]),
  );
};

describe('history under another policy', () => {
  it('applies the other rate to sales split since that day', () => {
    expect(simulate({}, split(sold(september)), split(sold(october)))).toEqual({
      ana: [1, 1000, 875],
      HAR: [1, 250, 250],
      house: [1, 1250, 1375],
    });
  });

  it('changes nothing with the same policy', () => {
    const sale = sold(october);
    expect(
      simulate({ ratePercent: 40, overridePercent: 10 }, split(sale), [october, changed(700, 700), sale]),
    ).toEqual({ ana: [1, 720, 720], HAR: [1, 180, 180], house: [1, 900, 900] });
  });

  it('rounds like real sales', () => {
    expect(
      simulate({ ratePercent: 33, overridePercent: 7 }, split(sold(october, { cents: 2499 }))),
    ).toMatchObject({ ana: [1, 1000, 825], HAR: [1, 250, 175], house: [1, 1249, 1499] });
  });

  it('reverses and restores the simulated shares, cumulatively', () => {
    const sale = sold(october);
    const facts: Happened[] = [
      split(sale),
      [october, changed(1001, 1001), sale],
      [october, changed(2500, 1499), sale],
    ];
    expect(simulate({}, ...facts)).toMatchObject({ ana: [1, 0, 0], house: [1, 0, 0] });
    expect(simulate({}, ...facts, [october, changed(0, -2500), sale])).toMatchObject({
      ana: [1, 1000, 875],
      house: [1, 1250, 1375],
    });
  });

  it('reverses an earlier sale by its real split', () => {
    const sale = sold(september);
    expect(simulate({}, split(sale), [october, changed(2500, 2500), sale])).toEqual({
      ana: [0, -1000, -1000],
      HAR: [0, -250, -250],
      house: [0, -1250, -1250],
    });
  });

  it('keeps custom rates unless they are included', () => {
    const sale = sold(october, { rate: 30, isCustom: true });
    expect(simulate({}, split(sale))).toMatchObject({ ana: [1, 750, 750] });
    expect(simulate({ includesCustom: true }, split(sale))).toMatchObject({ ana: [1, 750, 875] });
  });

  it('[AF-08] forfeits simulated unpaid earnings at a termination, and later ones', () => {
    expect(
      simulate(
        {},
        split(sold(september)),
        split(sold(october)),
        [october, terminated, null],
        split(sold(october)),
      ),
    ).toMatchObject({ ana: [2, -1000, -1000], HAR: [2, 500, 500], house: [2, 5500, 5500] });
  });

  it('for one payee lists them, their partners, and the whole house', () => {
    const bob = split(sold(october, { affiliateId: 'bob', tag: null }));
    const only = { kind: 'affiliate', id: 'bob' } as const;
    expect(simulate({ only }, split(sold(october)), bob)).toEqual({
      bob: [1, 1000, 875],
      house: [2, 2750, 2875],
    });
    const ofHar = { kind: 'organization', id: 'HAR' } as const;
    expect(simulate({ only: ofHar, overridePercent: 0 }, split(sold(october)), bob)).toEqual({
      ana: [1, 1000, 875],
      HAR: [1, 250, 0],
      house: [2, 2750, 3125],
    });
  });

  it('ends with the period, and never adds a share', () => {
    const until = '2026-11-01T00:00:00.000Z';
    expect(simulate({ until }, split(sold(until)))).toEqual({ house: [0, 0, 0] });
    expect(simulate({}, split(sold(october, { affiliateId: null, tag: null })))).toEqual({
      house: [1, 2500, 2500],
    });
  });

  it.each([
    [{ ratePercent: 24 }, 'The commission rate must be a whole number from 25 to 40 percent'],
    [{ ratePercent: Number.NaN }, 'The commission rate must be a whole number from 25 to 40 percent'],
    [{ overridePercent: 61 }, 'The override must be a whole number from 0 to 60 percent'],
    [{ overridePercent: -1 }, 'The override must be a whole number from 0 to 60 percent'],
    [{ until: policy.from }, 'The first day must not be after the last'],
  ])('refuses %o', (wrong, message) => {
    expect(() => assertPolicy({ ...policy, ...wrong })).toThrow(message);
  });
});
