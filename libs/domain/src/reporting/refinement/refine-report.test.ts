import { readRuleBook } from '../../closing-costs/test/rule-book.js';
import { type ReportCommand, reportDecider } from '../report-decider.js';
import type { ReportEvent } from '../report-events.js';
import type { ReportRequest } from '../report-request.js';
import type { ReportState } from '../report-state.js';
import { type InputChanges, inputsOf } from './report-inputs.js';
import type { InputProblem } from './input-problem.js';
import type { PurchaseStatus } from './refinement-limits.js';

const rules = readRuleBook();
const reportId = 4_600_000_000_000_001;
const paymentId = 'simulated-pi_1';
const purchase: PurchaseStatus = { boughtAt: new Date('2026-11-20T10:00:00Z'), standing: 'stands' };
const now = new Date('2026-11-25T12:00:00Z');
const asked: ReportRequest = {
  reportId,
  subjectId: `report-${reportId}`,
  property: {
    priceCents: 45_000_000,
    state: 'TX',
    county: null,
    city: 'Houston',
    zip: '77002',
    propertyType: 'single-family',
    buyerType: 'first-time',
    loanType: 'FHA',
    hasPool: false,
  },
  placeProblems: [],
  language: 'en',
  emailOptIn: true,
  referralCode: 'MAPLE7K4M',
  person: {
    address: '1600 Mian Street, Houston, TX 77002',
    street: '1600 Mian Street',
    email: 'ana@example.com',
  },
};

const started = (revision = 1): ReportEvent => ({
  type: 'ReportGenerationStarted',
  data: { reportId, paymentId, revision },
});
const generated = (revision = 1): ReportEvent => ({
  type: 'ReportGenerated',
  data: { reportId, revision, documents: [{ language: 'en', schemaVersion: 1, hash: `h${revision}` }] },
});
const failed = (revision: number): ReportEvent => ({
  type: 'ReportGenerationFailed',
  data: { reportId, revision, reason: 'no', attempts: 5 },
});
const requested: ReportEvent = { type: 'ReportRequested', data: asked };
const bought: readonly ReportEvent[] = [requested, started(), generated()];

let keys = 0;
const newKey = (): string => `key-${++keys}`;
type More = { version?: number; key?: string; now?: Date; standing?: PurchaseStatus['standing'] };
const refine = (changes: InputChanges, { version = 1, key, ...more }: More = {}) =>
  ({
    type: 'RefineReport',
    order: { version, key: key ?? newKey(), changes },
    circumstances: {
      purchase: { ...purchase, standing: more.standing ?? purchase.standing },
      now: more.now ?? now,
      rulesOf: () => rules,
    },
  }) satisfies ReportCommand;

const stateAfter = (events: readonly ReportEvent[]): ReportState =>
  events.reduce((state, event) => reportDecider.evolve(state, event), reportDecider.initialState);
const decide = (given: readonly ReportEvent[], command: ReportCommand) =>
  reportDecider.decide(command, stateAfter(given));
/** The events up to a finished refinement. */
function refined(given: readonly ReportEvent[], changes: InputChanges, key = newKey()): ReportEvent[] {
  const state = stateAfter(given);
  const version = 'versions' in state ? state.versions.at(-1)!.version : 1;
  const events = decide(given, refine(changes, { version, key }));
  const revision = events.flatMap((event) => (event.type === 'ReportGenerationStarted' ? event : []))[0]!;
  return [...given, ...events, generated(revision.data.revision)];
}
const inputsAfter = (events: readonly ReportEvent[]) => {
  const state = stateAfter(events);
  return 'request' in state ? inputsOf(state.request) : null;
};
type Refusal = Readonly<{ code: string; message: string; details: { problems: InputProblem[] } }>;

function refusalOf(changes: InputChanges): Refusal | null {
  try {
    decide(bought, refine(changes));
    return null;
  } catch (error) {
    return error as Refusal;
  }
}

/** The problems of a refused refinement; the error's message is the first one's. */
function problemsOf(changes: InputChanges): readonly InputProblem[] {
  const refusal = refusalOf(changes);
  const problems = refusal?.details.problems ?? [];
  expect(refusal).toMatchObject({
    code: 'reporting.refinement-contradictory',
    message: problems[0]?.message,
  });
  return problems;
}

describe('a refinement', () => {
  it('records the complete new input in whole numbers and starts its generation', () => {
    const changes: InputChanges = {
      closingDate: '2027-01-15',
      loanType: 'Conventional',
      downPayment: { kind: 'percent', basisPoints: 1250 },
      interestRateThousandths: 6875,
      sellerCreditCents: 500_000,
      firstTimeBuyer: false,
    };
    const events = decide(bought, refine(changes, { key: 'k1' }));
    expect(events).toStrictEqual([
      {
        type: 'ReportRefined',
        data: {
          reportId,
          subjectId: asked.subjectId,
          version: 2,
          key: 'k1',
          addressChange: 'none',
          property: {
            ...asked.property,
            insideCityLimits: null,
            buyerType: 'financing',
            loanType: 'Conventional',
          },
          placeProblems: [],
          terms: {
            closingDate: '2027-01-15',
            units: null,
            occupancy: 'own-home',
            firstTimeBuyer: false,
            downPayment: { kind: 'percent', basisPoints: 1250 },
            interestRateThousandths: 6875,
            programFeeFinanced: null,
            firstVaUse: null,
            veteranExempt: null,
            sellerCreditCents: 500_000,
            depositCents: null,
            agentPaidBy: null,
            hasAssociation: null,
            hoaMonthlyCents: null,
          },
          person: null,
        },
      },
      started(2),
    ]);
    const numbers = JSON.stringify(events).match(/(?<=:)-?\d+(\.\d+)?(?=[,}])/g) ?? [];
    expect(numbers.filter((number) => number.includes('.'))).toEqual([]);
  });

  it('keeps the other inputs and the person’s email', () => {
    const twice = refined(refined(bought, { closingDate: '2027-01-15' }), { hoaMonthlyCents: 12_500 });
    expect(inputsAfter(twice)).toMatchObject({ closingDate: '2027-01-15', hoaMonthlyCents: 12_500 });
    expect(stateAfter(twice)).toMatchObject({ request: { person: asked.person, language: 'en' } });
    expect(inputsAfter(refined(twice, { closingDate: null }))).toMatchObject({ closingDate: null });
  });

  it('keeps every version with its inputs and documents', () => {
    const twice = refined(refined(bought, { hasPool: true }), { hasPool: false });
    expect(stateAfter(twice)).toMatchObject({
      status: 'completed',
      revision: 3,
      versions: [
        { version: 1, readable: { revision: 1 }, basis: { property: { hasPool: false } } },
        { version: 2, readable: { revision: 2 }, basis: { property: { hasPool: true } } },
        { version: 3, readable: { revision: 3 }, basis: { property: { hasPool: false } } },
      ],
    });
  });

  it('is the input of an operator’s regeneration, which keeps the version', () => {
    const again = [...refined(bought, { hasPool: true }), started(3), generated(3)];
    expect(stateAfter(again)).toMatchObject({
      request: { property: { hasPool: true } },
      versions: [{ readable: { revision: 1 } }, { version: 2, revision: 2, readable: { revision: 3 } }],
    });
  });

  it.each<[string, InputChanges, Partial<Record<string, unknown>>]>([
    [
      'cash clears the loan’s inputs',
      { loanType: 'Cash' },
      { downPayment: null, interestRateThousandths: null, firstVaUse: null, programFeeFinanced: null },
    ],
    ['another loan clears the VA inputs', { loanType: 'Conventional' }, { firstVaUse: null }],
    ['no association clears its dues', { hasAssociation: false }, { hoaMonthlyCents: null }],
  ])('%s', (_title, changes, after) => {
    const before = refined(bought, {
      loanType: 'VA',
      firstVaUse: false,
      programFeeFinanced: false,
      downPayment: { kind: 'amount', cents: 1_000_000 },
      interestRateThousandths: 6125,
      hoaMonthlyCents: 9_000,
    });
    expect(inputsAfter(refined(before, changes))).toMatchObject(after);
  });

  it.each<[string, InputChanges]>([
    ['nothing', {}],
    ['the current inputs', { loanType: 'FHA', hasPool: false, closingDate: null }],
    ['the address with other spaces', { address: ` ${asked.person!.address} ` }],
  ])('that says %s changes nothing', (_title, changes) => {
    expect(decide(bought, refine(changes))).toEqual([]);
    expect(decide(bought, refine(changes, { now: new Date('2027-06-01T00:00:00Z') }))).toEqual([]);
  });

  it('is recorded once if repeated', () => {
    const once = refined(bought, { hasPool: true }, 'k1');
    expect(decide(once, refine({ hasPool: true }, { key: 'k1' }))).toEqual([]);
    expect(decide(once, refine({ hasPool: true }, { key: 'another' }))).toEqual([]);
    const since = refined(once, { hasPool: false });
    expect(decide(since, refine({ hasPool: true }, { key: 'k1' }))).toEqual([]);
    expect(() => decide(once, refine({ hasPool: false }, { key: 'k1' }))).toThrow(
      expect.objectContaining({ code: 'reporting.refinement-key-reused' }),
    );
  });

  it.each<[string, readonly ReportEvent[], ReportCommand, string]>([
    ['of an unknown report', [], refine({ hasPool: true }), 'report-unknown'],
    ['of an unpaid report', [requested], refine({ hasPool: true }), 'report-unknown'],
    ['of an unreadable report', [requested, started()], refine({ hasPool: true }), 'report-unknown'],
    [
      'of an erased report',
      [...bought, { type: 'ReportErased', data: { reportId } }],
      refine({ hasPool: true }),
      'report-unknown',
    ],
    [
      'of an outdated version',
      refined(bought, { hasPool: true }),
      refine({ closingDate: '2027-02-01' }),
      'version-changed',
    ],
    [
      'while the previous version is being written',
      [...bought, ...decide(bought, refine({ hasPool: true }))],
      refine({ closingDate: '2027-02-01' }, { version: 2 }),
      'version-unfinished',
    ],
    [
      'after 30 days',
      bought,
      refine({ hasPool: true }, { now: new Date('2026-12-20T10:00:00Z') }),
      'refinement-period-over',
    ],
    [
      'after it was refunded in full',
      bought,
      refine({ hasPool: true }, { standing: 'given-back' }),
      'purchase-refunded',
    ],
    [
      'while its payment is disputed',
      bought,
      refine({ hasPool: true }, { standing: 'disputed' }),
      'purchase-disputed',
    ],
  ])('%s is refused', (_title, given, command, code) => {
    expect(() => decide(given, command)).toThrow(expect.objectContaining({ code: `reporting.${code}` }));
  });

  it('is possible after a failed version', () => {
    const given = [...bought, ...decide(bought, refine({ hasPool: true })), failed(2)];
    expect(decide(given, refine({ hoaMonthlyCents: 5_000 }, { version: 2 }))).toHaveLength(2);
    expect(stateAfter(given)).toMatchObject({ readable: { revision: 1 } });
  });

  it('is possible until the last moment of the 30 days, and 30 times', () => {
    const last = { now: new Date('2026-12-20T09:59:59Z') };
    expect(decide(bought, refine({ hasPool: true }, last))).toHaveLength(2);
    let events: ReportEvent[] = [...bought];
    for (let n = 1; n <= 30; n++) events = refined(events, { hoaMonthlyCents: n * 100 });
    expect(() => decide(events, refine({ hasPool: true }, { version: 31 }))).toThrow(
      expect.objectContaining({ code: 'reporting.refinements-spent' }),
    );
  });

  it('is erased with the person', () => {
    const corrected = refined(bought, { address: '1600 Main Street, Houston, TX 77002' });
    const withoutPerson = corrected.map((event) =>
      'person' in event.data ? ({ ...event, data: { ...event.data, person: null } } as ReportEvent) : event,
    );
    expect(stateAfter(withoutPerson)).toMatchObject({ request: { person: null } });
  });
});

describe('another address', () => {
  const correction = '1600 Main Street, Houston, TX 77002';
  const addressChange = (events: readonly ReportEvent[]) =>
    events.flatMap((event) => (event.type === 'ReportRefined' ? event.data.addressChange : []));

  it.each<[string, string]>([
    ['a typo in the street', correction],
    ['another ZIP code of the county', '1600 Mian Street, Houston, TX 77005'],
    ['a digit of the number', '1606 Mian St, Houston, TX 77002'],
    ['the unit that was missing', '1600 Mian Street Apt 4B, Houston, TX 77002'],
  ])('that is %s is a correction, which is unlimited', (_title, address) => {
    const twice = refined(refined(bought, { address }), { address: asked.person!.address });
    expect(addressChange(twice)).toEqual(['correction', 'correction']);
  });

  it.each<[string, string]>([
    ['another street', '901 Bagby Street, Houston, TX 77002'],
    ['another number', '2711 Mian Street, Houston, TX 77002'],
    ['another county', '1600 Mian Street, Dallas, TX 75201'],
    ['another state', '1600 Mian Street, Denver, CO 80202'],
  ])('that is %s is a new home, which is possible once', (_title, address) => {
    const moved = refined(bought, { address });
    expect(addressChange(moved)).toEqual(['new']);
    expect(() => decide(moved, refine({ address: '77 Oak Lane, Austin, TX 78701' }, { version: 2 }))).toThrow(
      expect.objectContaining({ code: 'reporting.new-address-spent' }),
    );
    const back = refined(moved, { address: asked.person!.address });
    expect(addressChange(back)).toEqual(['new', 'correction']);
  });

  it('cannot become another home through several typos', () => {
    const wandered = ['1600 Main Street', '1601 Main Street'].reduce<ReportEvent[]>(
      (events, street) => refined(events, { address: `${street}, Houston, TX 77002` }),
      [...bought],
    );
    const further = refined(wandered, { address: '1611 Main Street, Houston, TX 77002' });
    expect(addressChange(further)).toEqual(['correction', 'correction', 'new']);
  });

  it('clears the answers about the former place, unless only the street changed', () => {
    const said = refined(bought, { county: 'Harris County', insideCityLimits: true });
    const street = refined(said, { address: correction });
    expect(inputsAfter(street)).toMatchObject({ county: 'Harris County', insideCityLimits: true });
    const moved = refined(said, { address: '901 Elm Street, Dallas, TX 75201' });
    expect(inputsAfter(moved)).toMatchObject({ county: null, insideCityLimits: null });
    expect(stateAfter(moved)).toMatchObject({
      request: {
        person: { street: '901 Elm Street', email: 'ana@example.com' },
        property: { state: 'TX', city: 'Dallas', zip: '75201' },
      },
    });
  });
});

describe('a refinement that contradicts itself', () => {
  it.each<[string, InputChanges, string, string]>([
    [
      'VA on vacant land',
      { loanType: 'VA', propertyType: 'vacant-land' },
      'loanType',
      'loan-not-for-property',
    ],
    ['FHA for an investment', { occupancy: 'investment' }, 'loanType', 'loan-not-for-use'],
    ['FHA over its limit', { priceCents: 500_000_000 }, 'loanType', 'loan-over-limit'],
    [
      'a loan above the price',
      { loanType: 'Conventional', downPayment: { kind: 'loan', cents: 45_000_001 } },
      'downPayment',
      'loan-above-price',
    ],
    [
      'a down payment above the price',
      { downPayment: { kind: 'amount', cents: 46_000_000 } },
      'downPayment',
      'down-payment-above-price',
    ],
    ['a loan of zero', { downPayment: { kind: 'loan', cents: 0 } }, 'downPayment', 'no-loan-left'],
    [
      'a down payment of the full price',
      { downPayment: { kind: 'percent', basisPoints: 10_000 } },
      'downPayment',
      'no-loan-left',
    ],
    [
      'a down payment too small for FHA',
      { downPayment: { kind: 'percent', basisPoints: 300 } },
      'downPayment',
      'down-payment-too-small',
    ],
    [
      'a down payment with cash',
      { loanType: 'Cash', downPayment: { kind: 'percent', basisPoints: 2000 } },
      'downPayment',
      'cash-has-no-loan',
    ],
    [
      'a rate in cash',
      { loanType: 'Cash', interestRateThousandths: 6000 },
      'interestRateThousandths',
      'cash-has-no-loan',
    ],
    ['a rate of zero', { interestRateThousandths: 0 }, 'interestRateThousandths', 'rate-out-of-range'],
    ['a mistyped rate', { interestRateThousandths: 68_750 }, 'interestRateThousandths', 'rate-out-of-range'],
    ['a VA exemption without VA', { veteranExempt: true }, 'veteranExempt', 'only-with-va-loan'],
    ['an earlier VA loan without VA', { firstVaUse: false }, 'firstVaUse', 'only-with-va-loan'],
    [
      'a program’s fee without a program',
      { loanType: 'Conventional', programFeeFinanced: true },
      'programFeeFinanced',
      'only-with-program-loan',
    ],
    ['a closing in the past', { closingDate: '2026-11-20' }, 'closingDate', 'date-past'],
    ['a closing too far ahead', { closingDate: '2029-01-01' }, 'closingDate', 'date-far'],
    ['an invalid date', { closingDate: '2027-02-30' }, 'closingDate', 'date-unknown'],
    ['credits above the price', { sellerCreditCents: 45_000_001 }, 'sellerCreditCents', 'above-price'],
    ['a deposit above the price', { depositCents: 45_000_001 }, 'depositCents', 'above-price'],
    [
      'dues without an association',
      { hasAssociation: false, hoaMonthlyCents: 100 },
      'hoaMonthlyCents',
      'no-association',
    ],
    ['dues of a slip', { hoaMonthlyCents: 10_000_001 }, 'hoaMonthlyCents', 'dues-out-of-range'],
    ['units in a single home', { units: 4 }, 'units', 'units-of-one-home'],
    [
      'one unit in a multi-family property',
      { propertyType: 'multi-family', units: 1 },
      'units',
      'units-out-of-range',
    ],
    ['a price of zero', { priceCents: 0 }, 'priceCents', 'price-out-of-range'],
    ['a county that the state lacks', { county: 'Cook County' }, 'county', 'county-unknown'],
    ['a county outside of the ZIP code', { county: 'Dallas County' }, 'county', 'county-outside-zip'],
    [
      'a ZIP code of another state',
      { address: '5 Oak St, Katy, TX 90210' },
      'address',
      'zip-contradicts-state',
    ],
    ['no state', { address: 'Somewhere nice' }, 'address', 'state-unknown'],
    ['a territory', { address: '5 Calle Sol, San Juan, PR 00901' }, 'address', 'place-territory'],
    ['another country', { address: '221B Baker Street, London, UK' }, 'address', 'address-foreign'],
  ])('by %s is refused with a message for its field', (_title, changes, field, reason) => {
    const [problem, ...others] = problemsOf(changes);
    expect(problem).toMatchObject({ field, reason });
    expect(problem!.message).toMatch(/^[A-Z].*[^.]$/);
    expect(others).toEqual([]);
  });

  it('reports each field once', () => {
    const changes = { closingDate: '2020-01-01', sellerCreditCents: 50_000_000, depositCents: 50_000_000 };
    expect(problemsOf(changes).map(({ field }) => field)).toEqual([
      'closingDate',
      'sellerCreditCents',
      'depositCents',
    ]);
  });

  it('does not report problems that existed before', () => {
    const onLand: ReportRequest = { ...asked, property: { ...asked.property, propertyType: 'vacant-land' } };
    const given: ReportEvent[] = [{ type: 'ReportRequested', data: onLand }, started(), generated()];
    expect(decide(given, refine({ closingDate: '2027-01-15' }))).toHaveLength(2);
    const closed = refined(bought, { closingDate: '2026-11-26' });
    const later = { version: 2, now: new Date('2026-12-10T00:00:00Z') };
    expect(decide(closed, refine({ hasPool: true }, later))).toHaveLength(2);
  });
});

describe('the restoration of what was bought', () => {
  const restore = (more: Readonly<{ now?: Date; standing?: PurchaseStatus['standing'] }> = {}) =>
    ({
      type: 'RestoreReport',
      circumstances: {
        purchase: { ...purchase, standing: more.standing ?? 'stands' },
        now: more.now ?? now,
      },
    }) satisfies ReportCommand;
  const changed = refined(
    refined(bought, { priceCents: 99_000_000, loanType: 'Conventional', firstTimeBuyer: false }),
    { address: '1600 Main Street, Houston, TX 77002', closingDate: '2027-02-01' },
  );
  /** Someone else with the link could have used all refinements. */
  const usedUp = Array.from({ length: 30 }, (_, index) => index).reduce<readonly ReportEvent[]>(
    (events, index) => refined(events, { sellerCreditCents: 1000 + index }),
    bought,
  );

  it('records what was bought as the newest version and starts its generation', () => {
    const events = decide(changed, restore());
    expect(events).toStrictEqual([
      {
        type: 'ReportRefined',
        data: {
          reportId,
          subjectId: asked.subjectId,
          version: 4,
          key: 'restored-4',
          addressChange: 'correction',
          property: asked.property,
          placeProblems: [],
          terms: {
            closingDate: null,
            units: null,
            occupancy: 'own-home',
            firstTimeBuyer: true,
            downPayment: null,
            interestRateThousandths: null,
            programFeeFinanced: null,
            firstVaUse: null,
            veteranExempt: null,
            sellerCreditCents: null,
            depositCents: null,
            agentPaidBy: null,
            hasAssociation: null,
            hoaMonthlyCents: null,
          },
          person: { address: '1600 Mian Street, Houston, TX 77002', street: '1600 Mian Street' },
          isRestored: true,
        },
      },
      started(4),
    ]);
    expect(inputsAfter([...changed, ...events])).toEqual(inputsAfter(bought));
  });

  it('does not repeat an unchanged address', () => {
    const [event] = decide(refined(bought, { hasPool: true }), restore());
    expect(event).toMatchObject({ data: { version: 3, addressChange: 'none', person: null } });
  });

  it('records nothing if nothing changed or it was already restored', () => {
    expect(decide(bought, restore())).toEqual([]);
    const restored = [...changed, ...decide(changed, restore()), generated(4)];
    expect(decide(restored, restore())).toEqual([]);
  });

  it('neither needs nor uses a refinement', () => {
    const versionOf = (events: readonly ReportEvent[]) => {
      const state = stateAfter(events);
      return 'versions' in state ? state.versions.at(-1)!.version : 0;
    };
    expect(() => decide(usedUp, refine({ hasPool: true }, { version: 31 }))).toThrow(
      'all of them have been used',
    );
    expect(decide(usedUp, restore())[0]).toMatchObject({ data: { version: 32, isRestored: true } });
    const oneLeft = usedUp.slice(0, -3);
    const restored = [...oneLeft, ...decide(oneLeft, restore()), generated(31)];
    expect(versionOf(restored)).toBe(31);
    expect(decide(restored, refine({ hasPool: true }, { version: 31 }))).toHaveLength(2);
  });

  it('is possible for 60 days', () => {
    const restoreAt = (at: string) => decide(changed, restore({ now: new Date(at) }));
    expect(restoreAt('2027-01-19T09:59:59Z')).toHaveLength(2);
    expect(() => restoreAt('2027-01-19T10:00:00Z')).toThrow('for 60 days after its purchase');
  });

  it.each([
    ['given-back', 'was refunded'],
    ['disputed', 'is disputed at the bank'],
  ] as const)('is refused without a valid payment: %s', (standing, refusal) => {
    expect(() => decide(changed, restore({ standing }))).toThrow(refusal);
  });

  it('is refused for a report that is being written, is unreadable or was erased', () => {
    expect(() => decide(changed.slice(0, -1), restore())).toThrow('is still being written');
    expect(() => decide([requested, started()], restore())).toThrow('There is no such report');
    const erased: ReportEvent = { type: 'ReportErased', data: { reportId } };
    expect(() => decide([...changed, erased], restore())).toThrow('There is no such report');
  });
});
