import type { AffiliateCommand, SaleSplit } from '@closewise/domain/affiliation';
import { Timeline } from './timeline.js';

type Split = SaleSplit['data'];
/** An event that changes who earns from a sale, and what the split and its explanation show. */
type Change = Readonly<{
  title: string;
  /** The situation before it. */
  given?: readonly AffiliateCommand[];
  happens: AffiliateCommand | 'AUSTIN is approved' | 'the affiliate uses the card of the buyer';
  shows: (split: Split) => unknown;
  before: unknown;
  after: unknown;
  told?: string;
}>;

const ana = 'ana@example.com';
const buyer = 'buyer@example.com';
const austin = { organizationTag: 'AUSTIN', memberId: null };
const houston = { organizationTag: 'HOUSTON', memberId: null };
const moves = (email: string): AffiliateCommand => ({
  type: 'ChangeAffiliateDetails',
  subjectId: `${email}.1`,
  person: { name: 'Ana Lopez', email, website: null },
});
const outcome = ({ attribution }: Split): string => attribution.outcome;
const rate = ({ commission }: Split): number | undefined => commission?.ratePercent;
const tag = ({ override }: Split): string | undefined => override?.organizationTag;
const correct = (membership: typeof austin | null): AffiliateCommand => ({
  type: 'CorrectMembership',
  membership,
  reason: 'list',
});

const changes: Change[] = [
  {
    title: 'a first rate',
    happens: { type: 'SetCommissionRate', ratePercent: 25, reason: 'agreed' },
    shows: rate,
    before: 40,
    after: 25,
    told: 'The commission rate was set to 25%: agreed',
  },
  {
    title: 'a new rate',
    given: [{ type: 'SetCommissionRate', ratePercent: 30, reason: 'at first' }],
    happens: { type: 'SetCommissionRate', ratePercent: 40, reason: null },
    shows: rate,
    before: 30,
    after: 40,
    told: 'The commission rate was set to 40%',
  },
  {
    title: 'a membership',
    happens: correct(houston),
    shows: tag,
    before: undefined,
    after: 'HOUSTON',
    told: 'The membership was corrected: the affiliate is a member of HOUSTON',
  },
  {
    title: 'the end of a membership',
    given: [correct(houston)],
    happens: correct(null),
    shows: tag,
    before: 'HOUSTON',
    after: undefined,
    told: 'The membership was corrected: the affiliate is a member of no organization',
  },
  {
    title: 'the approval of the organization',
    given: [correct(austin)],
    happens: 'AUSTIN is approved',
    shows: tag,
    before: undefined,
    after: 'AUSTIN',
    told: 'The organization AUSTIN was approved: called',
  },
  {
    title: 'a deactivation',
    happens: { type: 'DeactivateAffiliate', reason: 'asked' },
    shows: outcome,
    before: 'credited',
    after: 'inactive',
    told: 'The affiliate was deactivated',
  },
  {
    title: 'a reactivation',
    given: [{ type: 'DeactivateAffiliate', reason: 'asked' }],
    happens: { type: 'ReactivateAffiliate', reason: null },
    shows: outcome,
    before: 'inactive',
    after: 'credited',
    told: 'The affiliate was reactivated',
  },
  {
    title: 'a termination',
    happens: { type: 'TerminateAffiliate', reason: 'spam' },
    shows: outcome,
    before: 'credited',
    after: 'terminated',
    told: 'The affiliate was terminated: spam',
  },
  {
    title: 'a deletion',
    happens: { type: 'DeleteAffiliate', reason: 'asked' },
    shows: outcome,
    before: 'credited',
    after: 'deleted',
    told: 'The affiliate was deleted',
  },
  {
    title: "a move to the buyer's address",
    happens: moves('Buyer+other@example.com'),
    shows: outcome,
    before: 'credited',
    after: 'self-referral-email',
  },
  {
    title: "a use of the buyer's card",
    happens: 'the affiliate uses the card of the buyer',
    shows: outcome,
    before: 'credited',
    after: 'self-referral-card',
  },
];

describe('a late split', () => {
  let line: Timeline;
  let affiliate: { affiliateId: string; code: string };
  beforeEach(async () => {
    line = new Timeline();
    for (const name of ['AUSTIN', 'HOUSTON']) await line.organization(name);
    await line.approve('HOUSTON');
    affiliate = await line.affiliate(ana);
  });

  const change = async (what: Change['happens']): Promise<void> => {
    if (what === 'AUSTIN is approved') await line.approve('AUSTIN');
    else if (typeof what === 'string') await line.useCard('card-1', 'Ana+Shopping@example.com');
    else await line.change(affiliate, what);
  };
  const sell = () => line.sell({ code: affiliate.code, email: buyer, cardId: 'card-1' });

  describe.each(changes)('$title', ({ given = [], happens, shows, before, after, told }) => {
    beforeEach(async () => {
      for (const what of given) await change(what);
    });

    it.each([
      ['a millisecond before the payment', -1],
      ['at the moment of the payment', 0],
    ])('counts if it happens %s', async (_, around) => {
      line.around = around;
      await change(happens);
      const paymentId = await sell();
      expect(shows(await line.splitLater(paymentId))).toBe(after);
      expect(told === undefined || (await line.told(paymentId)).includes(told)).toBe(true);
    });

    it('does not count if it happens a millisecond after the payment', async () => {
      const paymentId = await sell();
      line.around = 1;
      await change(happens);
      expect(shows(await line.splitLater(paymentId))).toBe(before);
      expect(told !== undefined && (await line.told(paymentId)).includes(told)).toBe(false);
    });
  });

  it('contains the rate change in force, and none for the default rate', async () => {
    const first = await sell();
    line.around = 4;
    await line.change(affiliate, { type: 'SetCommissionRate', ratePercent: 28, reason: null });
    line.around = 5;
    await line.change(affiliate, { type: 'SetCommissionRate', ratePercent: 30, reason: null });
    const set = line.newest('CommissionRateSet');
    const second = await line.order({ code: affiliate.code });
    await line.pays(second);
    line.around = 10;
    await line.change(affiliate, { type: 'SetCommissionRate', ratePercent: 35, reason: null });
    expect((await line.splitLater(first)).commission).toMatchObject({ ratePercent: 40, rateEventId: null });
    expect((await line.splitLater(second)).commission).toMatchObject({ ratePercent: 30, rateEventId: set });
    const rates = (await line.told(second)).filter((told) => told?.startsWith('The commission rate'));
    expect(rates).toEqual(['The commission rate was set to 30%']);
  });

  it('uses only the affiliate’s last state before the payment', async () => {
    await line.change(affiliate, { type: 'DeactivateAffiliate', reason: null });
    await line.change(affiliate, { type: 'ReactivateAffiliate', reason: null });
    const paymentId = await sell();
    await line.splitLater(paymentId);
    expect((await line.told(paymentId)).filter((told) => told?.startsWith('The affiliate was'))).toEqual([
      'The affiliate was reactivated',
    ]);
  });

  it.each([
    ['the first address', 'ana@example.com'],
    ['the second address', 'ANA@second.example'],
    ['the address of now', 'ana+x@third.example'],
  ])('[AF-07] earns nothing if the buyer has %s of the affiliate', async (_, email) => {
    await line.change(affiliate, moves('ana@second.example'));
    await line.change(affiliate, moves('ana@third.example'));
    const paymentId = await line.sell({ code: affiliate.code, email });
    expect(outcome(await line.splitLater(paymentId))).toBe('self-referral-email');
  });

  it.each([
    ['a former address', ana],
    ['the address of now, with a tag', 'ana+cards@second.example'],
  ])('[AF-07] earns nothing with the card that the affiliate used under %s', async (_, email) => {
    await line.useCard('card-1', email);
    await line.change(affiliate, moves('ana@second.example'));
    expect(outcome(await line.splitLater(await sell()))).toBe('self-referral-card');
  });

  it('is credited if another buyer used the card, or the affiliate used another card', async () => {
    await line.useCard('card-1', buyer);
    await line.useCard('card-2', ana);
    expect(outcome(await line.splitLater(await sell()))).toBe('credited');
  });

  it('without earners stays without earners, even if somebody would earn now', async () => {
    const paymentId = await line.sell({ code: null });
    expect(await line.splitLater(paymentId)).toMatchObject({
      attribution: { code: null, outcome: 'no-code', affiliateId: null },
      commission: null,
      override: null,
    });
    await line.refer(paymentId, affiliate.code);
    const refund = { refundId: 're_1', amountCents: 1000, status: 'made' } as const;
    await line.pays(paymentId, { refunds: [refund] });
    await line.splitAgain(paymentId);
    await line.pays(paymentId, { refunds: [{ ...refund, status: 'failed' }] });
    await line.splitAgain(paymentId);
    const nobody = { affiliateId: null, organizationTag: null, lostCents: 0 };
    expect((await line.facts(paymentId)).slice(1)).toEqual([
      {
        type: 'SaleReversed',
        paymentId,
        ...nobody,
        givenBackCents: 1000,
        refundedCents: 1000,
        amountCents: -1000,
        shares: { commissionCents: 0, overrideCents: 0, houseCents: -1000 },
      },
      {
        type: 'SaleRestored',
        paymentId,
        ...nobody,
        givenBackCents: 0,
        refundedCents: 0,
        amountCents: 1000,
        shares: { commissionCents: 0, overrideCents: 0, houseCents: 1000 },
      },
    ]);
  });

  it('is reversed by its own terms, even if they have changed since', async () => {
    await line.change(affiliate, correct(houston));
    const paymentId = await sell();
    await line.splitLater(paymentId);
    await line.change(affiliate, { type: 'SetCommissionRate', ratePercent: 25, reason: null });
    await line.change(affiliate, correct(null));
    await line.change(affiliate, { type: 'DeactivateAffiliate', reason: null });
    await line.pays(paymentId, { refunds: [{ refundId: 're_1', amountCents: 2500, status: 'made' }] });
    await line.splitAgain(paymentId);
    expect((await line.facts(paymentId))[1]).toMatchObject({
      type: 'SaleReversed',
      affiliateId: affiliate.affiliateId,
      organizationTag: 'HOUSTON',
      shares: { commissionCents: -1000, overrideCents: -250, houseCents: -1250 },
    });
  });

  it('waits for personal data that cannot be read, and does not treat it as erased', async () => {
    const paymentId = await line.sell({ code: affiliate.code, email: ana });
    line.persons = 'unreadable';
    await expect(line.splitLater(paymentId)).rejects.toThrow('The key cannot be read now');
    expect(await line.facts(paymentId)).toEqual([]);
    line.persons = 'readable';
    expect(outcome(await line.splitLater(paymentId))).toBe('self-referral-email');
  });

  it('is credited if both persons were erased, since their addresses can no longer be compared', async () => {
    const paymentId = await line.sell({ code: affiliate.code, email: ana });
    line.persons = 'erased';
    expect(outcome(await line.splitLater(paymentId))).toBe('credited');
  });

  it('is reversed by its own terms if personal data was erased or cannot be read', async () => {
    const paymentId = await line.sell({ code: affiliate.code, email: ana });
    await line.splitLater(paymentId);
    for (const [persons, amountCents] of [
      ['erased', 1000],
      ['unreadable', 1500],
    ] as const) {
      line.persons = 'readable';
      await line.pays(paymentId, {
        refunds: [{ refundId: `re_${amountCents}`, amountCents, status: 'made' }],
      });
      line.persons = persons;
      await line.splitAgain(paymentId);
    }
    expect((await line.facts(paymentId)).map(({ givenBackCents }) => givenBackCents)).toEqual([
      undefined,
      1000,
      2500,
    ]);
  });

  it.each([
    ['its commission and no override', -1, 40],
    ['the same when that was approved at this very moment', 0, 40],
    ['nothing when that was approved a moment later', 1, undefined],
  ])('[OR-04] [OR-07] credits an approved organization’s own account %s', async (_title, around, percent) => {
    const organizationTag = `AUSTIN${around + 1}`;
    line.around = -60_000;
    const master = await line.affiliate(`eva.${around}@example.com`, {
      membership: { organizationTag, memberId: null },
      isMaster: true,
    });
    await line.organization(organizationTag, master.affiliateId);
    const paymentId = await line.sell({ code: master.code });
    line.around = around;
    await line.approve(organizationTag);
    const { commission, override } = await line.splitLater(paymentId);
    expect([commission?.ratePercent, override]).toEqual([percent, null]);
  });

  it('uses the time of our log, not the provider’s time', async () => {
    expect((await line.splitLater(await sell())).paidAt).toBe('2026-11-21T10:00:00.000Z');
  });
});
