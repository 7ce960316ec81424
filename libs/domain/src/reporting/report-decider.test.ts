import { type ReportState, premiumProgressOf } from './report-state.js';
import { type ReportCommand, reportDecider } from './report-decider.js';
import type { ReportEvent } from './report-events.js';
import type { ReportRequest } from './report-request.js';

const reportId = 4_600_000_000_000_001;
const paymentId = 'simulated-pi_1';
const asked: ReportRequest = {
  reportId,
  subjectId: `report-${reportId}`,
  property: {
    priceCents: 45_000_000,
    state: 'TX',
    county: 'Harris',
    city: 'Houston',
    zip: '77002',
    propertyType: 'single-family',
    buyerType: 'first-time',
    loanType: 'FHA',
    hasPool: false,
  },
  placeProblems: [],
  language: 'en',
  emailOptIn: false,
  referralCode: null,
  person: { address: '1600 Main Street, Houston, TX 77002', street: '1600 Main Street', email: null },
};
const documents = [
  { language: 'en' as const, schemaVersion: 1, hash: 'aa' },
  { language: 'es' as const, schemaVersion: 1, hash: 'bb' },
];

const requested: ReportEvent = { type: 'ReportRequested', data: asked };
const started = (revision = 1): ReportEvent => ({
  type: 'ReportGenerationStarted',
  data: { reportId, paymentId, revision },
});
const generated = (revision = 1): ReportEvent => ({
  type: 'ReportGenerated',
  data: { reportId, revision, documents },
});
const failed = (revision = 1): ReportEvent => ({
  type: 'ReportGenerationFailed',
  data: { reportId, revision, reason: 'The writer did not answer', attempts: 5 },
});
const mailed = (revision = 1): ReportEvent => ({
  type: 'ReportEmailed',
  data: { reportId, revision, language: 'en' },
});
const recordMail = (revision = 1): ReportCommand => ({ type: 'RecordReportMail', revision });
const erase: ReportCommand = { type: 'EraseReport' };
const erased: ReportEvent = { type: 'ReportErased', data: { reportId } };
const premiumPaymentId = 'simulated-pi_9';
const upgraded = (revision = 2): ReportEvent => ({
  type: 'ReportUpgraded',
  data: { reportId, paymentId: premiumPaymentId, revision },
});
const upgrade: ReportCommand = { type: 'UpgradeReport', premiumPaymentId, paymentId };
const place = (county: string | null, insideCityLimits: boolean | null): ReportEvent => ({
  type: 'ReportPlaceConfirmed',
  data: { reportId, county, insideCityLimits },
});
const confirm = (said: { county?: string | null; insideCityLimits?: boolean | null }): ReportCommand => ({
  type: 'ConfirmReportPlace',
  ...said,
});
const start: ReportCommand = { type: 'StartReportGeneration', paymentId };
const restart: ReportCommand = { type: 'RestartReportGeneration', paymentId: null };
const restartPaid: ReportCommand = { type: 'RestartReportGeneration', paymentId };
const complete = (revision = 1): ReportCommand => ({ type: 'CompleteReportGeneration', revision, documents });
const fail = (revision = 1): ReportCommand => ({
  type: 'FailReportGeneration',
  paymentId,
  revision,
  reason: 'The writer did not answer',
  attempts: 5,
});

const stateAfter = (events: readonly ReportEvent[]): ReportState =>
  events.reduce((state, event) => reportDecider.evolve(state, event), reportDecider.initialState);
const decide = (given: ReportEvent[], command: ReportCommand) =>
  reportDecider.decide(command, stateAfter(given));

describe('a report', () => {
  it.each<[string, ReportEvent[], ReportCommand, ReportEvent[]]>([
    ['is requested', [], { type: 'RequestReport', request: asked }, [requested]],
    [
      'accepts another county than the address names before it is paid',
      [requested],
      confirm({ county: 'Fort Bend County' }),
      [place('Fort Bend County', null)],
    ],
    ['accepts the city limits', [requested], confirm({ insideCityLimits: false }), [place('Harris', false)]],
    [
      'keeps earlier answers when another one follows',
      [requested, place('Fort Bend County', null)],
      confirm({ insideCityLimits: true }),
      [place('Fort Bend County', true)],
    ],
    [
      'clears an answer that the buyer is no longer sure about',
      [requested, place('Fort Bend County', true)],
      confirm({ county: null, insideCityLimits: null }),
      [place(null, null)],
    ],
    [
      'records the same place once',
      [requested, place('Fort Bend County', true)],
      confirm({ county: 'Fort Bend County', insideCityLimits: true }),
      [],
    ],
    ['records nothing from a buyer who is not sure', [requested], confirm({ insideCityLimits: null }), []],
    ['is generated once it is paid', [requested], start, [started()]],
    ['is not started twice', [requested, started()], start, []],
    ['is completed', [requested, started()], complete(), [generated()]],
    ['is completed once', [requested, started(), generated()], complete(), []],
    ['fails after every attempt', [requested, started()], fail(), [failed()]],
    ['fails once', [requested, started(), failed()], fail(), []],
    ['stays completed when a late failure arrives', [requested, started(), generated()], fail(), []],
    ['is not generated again by the same payment', [requested, started(), generated()], start, []],
    [
      'is generated again on request after a failure',
      [requested, started(), failed()],
      restart,
      [started(2)],
    ],
    ['is generated again on request', [requested, started(), generated()], restart, [started(2)]],
    ['can be restarted while it is being generated', [requested, started()], restart, [started(2)]],
    ['is started by a restart if it is paid but never started', [requested], restartPaid, [started()]],
    [
      'is restarted for its original payment, whichever is named',
      [requested, started(), failed()],
      { type: 'RestartReportGeneration', paymentId: 'simulated-pi_2' },
      [started(2)],
    ],
    [
      'is written again when premium is paid later',
      [requested, started(), generated()],
      upgrade,
      [started(2), upgraded(2)],
    ],
    [
      'is written again if premium is paid during generation',
      [requested, started()],
      upgrade,
      [started(2), upgraded(2)],
    ],
    [
      'is written again with premium after a failure',
      [requested, started(), failed()],
      upgrade,
      [started(2), upgraded(2)],
    ],
    [
      'starts with premium if its own payment has not started it',
      [requested],
      upgrade,
      [started(1), upgraded(1)],
    ],
    [
      'is upgraded once',
      [requested, started(), generated(), started(2), upgraded(2), generated(2)],
      upgrade,
      [],
    ],
    [
      'is upgraded once even after a restart',
      [requested, started(), generated(), started(2), upgraded(2), failed(2), started(3)],
      upgrade,
      [],
    ],
    ['fails if it could not start', [requested], fail(), [started(), failed()]],
    ['ignores the failure of an older generation', [requested, started(), started(2)], fail(1), []],
    ['fails with its newer generation', [requested, started(), started(2)], fail(2), [failed(2)]],
    [
      'ignores the completion of an older generation',
      [requested, started(), failed(), started(2)],
      complete(1),
      [],
    ],
    [
      'completes its newer generation',
      [requested, started(), failed(), started(2)],
      complete(2),
      [generated(2)],
    ],
    ['is mailed', [requested, started(), generated()], recordMail(), [mailed()]],
    ['is mailed once', [requested, started(), generated(), mailed()], recordMail(), []],
    [
      'is not mailed again for a newer generation',
      [requested, started(), generated(), mailed(), started(2), generated(2)],
      recordMail(2),
      [],
    ],
    [
      'is mailed for a newer generation if no earlier one was',
      [requested, started(), failed(), started(2), generated(2)],
      recordMail(2),
      [mailed(2)],
    ],
    [
      'stays mailed while a newer generation runs',
      [requested, started(), generated(), started(2), mailed()],
      recordMail(),
      [],
    ],
  ])('%s', (_title, given, command, expected) => {
    expect(decide(given, command)).toStrictEqual(expected);
  });

  it.each<[string, ReportEvent[], ReportCommand, string]>([
    [
      'a second request with its id',
      [requested],
      { type: 'RequestReport', request: asked },
      'report-id-taken',
    ],
    ['a generation of an unknown report', [], start, 'report-unknown'],
    ['the completion of an unknown report', [], complete(), 'report-unknown'],
    ['a regeneration while it is unpaid', [requested], restart, 'report-unpaid'],
    ['premium while it is unpaid', [requested], { ...upgrade, paymentId: null }, 'report-unpaid'],
    ['premium of an unknown report', [], upgrade, 'report-unknown'],
    ['a mail while it is unpaid', [requested], recordMail(), 'report-unpaid'],
    ['a mail of an unknown report', [], recordMail(), 'report-unknown'],
    ['another place once it is paid', [requested, started()], confirm({ county: 'Dallas' }), 'place-settled'],
    [
      'another place after it is written',
      [requested, started(), generated()],
      confirm({ insideCityLimits: false }),
      'place-settled',
    ],
    ['a place of an unknown report', [], confirm({ county: 'Dallas' }), 'report-unknown'],
    ['a place of an erased report', [requested, erased], confirm({ county: 'Dallas' }), 'report-unknown'],
  ])('refuses %s', (_title, given, command, code) => {
    expect(() => decide(given, command)).toThrow(expect.objectContaining({ code: `reporting.${code}` }));
  });

  it.each<[string, ReportEvent[], ReportCommand, ReportEvent[]]>([
    ['while it is unpaid', [requested], erase, [erased]],
    ['while it is being generated', [requested, started()], erase, [erased]],
    ['when it is done', [requested, started(), generated()], erase, [erased]],
    ['once', [requested, erased], erase, []],
    ['and ignores a generation in progress', [requested, started(), erased], complete(), []],
    ['and ignores a failure in progress', [requested, started(), erased], fail(), []],
  ])('is erased %s', (_title, given, command, expected) => {
    expect(decide(given, command)).toStrictEqual(expected);
  });

  it.each([start, restart, upgrade])('is never generated after its erasure: %j', (command) => {
    expect(() => decide([requested, started(), generated(), erased], command)).toThrow(
      expect.objectContaining({ code: 'reporting.report-erased' }),
    );
  });

  it('is written with the confirmed place', () => {
    expect(stateAfter([requested, place('Fort Bend County', false), started()])).toMatchObject({
      status: 'processing',
      request: {
        ...asked,
        property: { county: 'Fort Bend County', city: 'Houston', insideCityLimits: false },
      },
    });
  });

  it('is readable only after a generation has finished', () => {
    expect(stateAfter([requested, started()])).toMatchObject({ status: 'processing', readable: null });
    expect(stateAfter([requested, started(), generated()])).toMatchObject({
      status: 'completed',
      readable: { revision: 1, documents },
    });
  });

  it.each<[string, ReportEvent[], boolean, string]>([
    ['no generation has started', [requested], true, 'writing'],
    ['the first generation is running', [requested, started()], true, 'writing'],
    ['it can be read', [requested, started(), generated()], true, 'ready'],
    ['a second generation is running', [requested, started(), generated(), started(2)], true, 'ready'],
    ['the generation failed', [requested, started(), failed()], true, 'failed'],
    ['the readable version is from before premium', [requested, started(), generated()], false, 'writing'],
    ['the first attempt failed before premium was paid', [requested, started(), failed()], false, 'writing'],
    [
      'the premium generation is running',
      [requested, started(), generated(), started(2), upgraded()],
      false,
      'writing',
    ],
    [
      'the premium generation failed',
      [requested, started(), generated(), started(2), upgraded(), failed(2)],
      false,
      'failed',
    ],
    [
      'the premium generation finished',
      [requested, started(), generated(), started(2), upgraded(), generated(2)],
      false,
      'ready',
    ],
  ])('has premium when %s (paid at checkout: %s): %s', (_title, given, withReport, progress) => {
    const report = stateAfter(given) as Parameters<typeof premiumProgressOf>[0];
    expect(premiumProgressOf(report, withReport)).toBe(progress);
  });

  it('stays readable while a newer generation runs or fails', () => {
    const again = [requested, started(), generated(), started(2)];
    expect(stateAfter(again)).toMatchObject({ status: 'processing', revision: 2, readable: { revision: 1 } });
    expect(stateAfter([...again, failed(2)])).toMatchObject({ status: 'failed', readable: { revision: 1 } });
  });
});
