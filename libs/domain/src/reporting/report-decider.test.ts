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
      'is told the county before it is paid, which may be another than the address names',
      [requested],
      confirm({ county: 'Fort Bend County' }),
      [place('Fort Bend County', null)],
    ],
    [
      'is told of the city limits',
      [requested],
      confirm({ insideCityLimits: false }),
      [place('Harris', false)],
    ],
    [
      'keeps what it was told when it is told of the rest',
      [requested, place('Fort Bend County', null)],
      confirm({ insideCityLimits: true }),
      [place('Fort Bend County', true)],
    ],
    [
      'may be told that the buyer is not sure any more',
      [requested, place('Fort Bend County', true)],
      confirm({ county: null, insideCityLimits: null }),
      [place(null, null)],
    ],
    [
      'is told the same place once',
      [requested, place('Fort Bend County', true)],
      confirm({ county: 'Fort Bend County', insideCityLimits: true }),
      [],
    ],
    ['hears nothing new of a buyer who is not sure', [requested], confirm({ insideCityLimits: null }), []],
    ['is generated once it is paid', [requested], start, [started()]],
    ['is not started twice', [requested, started()], start, []],
    ['is completed', [requested, started()], complete(), [generated()]],
    ['is completed once', [requested, started(), generated()], complete(), []],
    ['fails when every attempt was in vain', [requested, started()], fail(), [failed()]],
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
    [
      'is restarted while it is being generated, for its work may be lost',
      [requested, started()],
      restart,
      [started(2)],
    ],
    ['is restarted when it is paid and was never begun', [requested], restartPaid, [started()]],
    [
      'is restarted for the payment that began it, whichever is named',
      [requested, started(), failed()],
      { type: 'RestartReportGeneration', paymentId: 'simulated-pi_2' },
      [started(2)],
    ],
    [
      'is written anew when premium is paid later',
      [requested, started(), generated()],
      upgrade,
      [started(2), upgraded(2)],
    ],
    [
      'is written anew with premium that is paid while it is being written',
      [requested, started()],
      upgrade,
      [started(2), upgraded(2)],
    ],
    [
      'is written anew with premium after a failure',
      [requested, started(), failed()],
      upgrade,
      [started(2), upgraded(2)],
    ],
    [
      'begins with premium where its own payment has not begun it yet',
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
      'is upgraded once, though it was restarted since',
      [requested, started(), generated(), started(2), upgraded(2), failed(2), started(3)],
      upgrade,
      [],
    ],
    ['fails when it could not even begin', [requested], fail(), [started(), failed()]],
    ['ignores the failure of an older generation', [requested, started(), started(2)], fail(1), []],
    ['fails by its newer generation', [requested, started(), started(2)], fail(2), [failed(2)]],
    ['ignores the end of an older generation', [requested, started(), failed(), started(2)], complete(1), []],
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
      'is mailed for a newer generation when the older one never was',
      [requested, started(), failed(), started(2), generated(2)],
      recordMail(2),
      [mailed(2)],
    ],
    [
      'keeps that it was mailed while a newer generation runs',
      [requested, started(), generated(), started(2), mailed()],
      recordMail(),
      [],
    ],
  ])('%s', (_title, given, command, expected) => {
    expect(decide(given, command)).toStrictEqual(expected);
  });

  it.each<[string, ReportEvent[], ReportCommand, string]>([
    [
      'a second request under its id',
      [requested],
      { type: 'RequestReport', request: asked },
      'report-id-taken',
    ],
    ['a generation of an unknown report', [], start, 'report-unknown'],
    ['the end of an unknown report', [], complete(), 'report-unknown'],
    ['a regeneration while it is unpaid', [requested], restart, 'report-unpaid'],
    ['premium while it is unpaid', [requested], { ...upgrade, paymentId: null }, 'report-unpaid'],
    ['premium of an unknown report', [], upgrade, 'report-unknown'],
    ['a mail while it is unpaid', [requested], recordMail(), 'report-unpaid'],
    ['a mail of an unknown report', [], recordMail(), 'report-unknown'],
    ['another place once it is paid', [requested, started()], confirm({ county: 'Dallas' }), 'place-settled'],
    [
      'another place once it is written',
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
    ['and a generation under way ends without a trace', [requested, started(), erased], complete(), []],
    ['and a failure under way ends without a trace', [requested, started(), erased], fail(), []],
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
    ['its generation has not begun', [requested], true, 'writing'],
    ['it is written for the first time', [requested, started()], true, 'writing'],
    ['it can be read', [requested, started(), generated()], true, 'ready'],
    ['it is written anew', [requested, started(), generated(), started(2)], true, 'ready'],
    ['it could not be written', [requested, started(), failed()], true, 'failed'],
    ['what can be read is of before premium', [requested, started(), generated()], false, 'writing'],
    ['the first attempt failed before premium was paid', [requested, started(), failed()], false, 'writing'],
    [
      'it is being written for premium',
      [requested, started(), generated(), started(2), upgraded()],
      false,
      'writing',
    ],
    [
      'it could not be written for premium',
      [requested, started(), generated(), started(2), upgraded(), failed(2)],
      false,
      'failed',
    ],
    [
      'it was written for premium',
      [requested, started(), generated(), started(2), upgraded(), generated(2)],
      false,
      'ready',
    ],
  ])('has premium after %s (paid at checkout: %s): %s', (_title, given, withReport, progress) => {
    const report = stateAfter(given) as Parameters<typeof premiumProgressOf>[0];
    expect(premiumProgressOf(report, withReport)).toBe(progress);
  });

  it('stays readable while a newer generation runs or fails', () => {
    const again = [requested, started(), generated(), started(2)];
    expect(stateAfter(again)).toMatchObject({ status: 'processing', revision: 2, readable: { revision: 1 } });
    expect(stateAfter([...again, failed(2)])).toMatchObject({ status: 'failed', readable: { revision: 1 } });
  });
});
