import type { DemoReportEvent } from './report-events.js';
import { demoReportDecider, type DemoReportCommand, isDemoReportId } from './demo-report.js';

const reportId = 2_300_000_000_000_001;
const created: DemoReportEvent = { type: 'DemoReportCreated', data: { reportId } };
const started: DemoReportEvent = {
  type: 'DemoReportProcessingStarted',
  data: { reportId, paymentIntentId: 'demo_1' },
};
const completed: DemoReportEvent = { type: 'DemoReportCompleted', data: { reportId } };
const failed: DemoReportEvent = { type: 'DemoReportFailed', data: { reportId, reason: 'No rules' } };

const create: DemoReportCommand = { type: 'CreateDemoReport', reportId };
const start: DemoReportCommand = { type: 'StartDemoReport', paymentIntentId: 'demo_1' };
const again: DemoReportCommand = { type: 'StartDemoReport', paymentIntentId: 'demo_2' };
const complete: DemoReportCommand = { type: 'CompleteDemoReport' };
const fail: DemoReportCommand = { type: 'FailDemoReport', reason: 'No rules' };

const after = (given: DemoReportEvent[]) =>
  given.reduce(demoReportDecider.evolve, demoReportDecider.initialState);
const decide = (given: DemoReportEvent[], when: DemoReportCommand) =>
  demoReportDecider.decide(when, after(given));

it.each<[string, DemoReportEvent[], DemoReportCommand, DemoReportEvent[]]>([
  ['is created as a draft', [], create, [created]],
  ['is processed after its simulated payment', [created], start, [started]],
  ['is not processed twice', [created, started], again, []],
  ['is not processed again when it is complete', [created, started, completed], again, []],
  ['is processed again after it failed', [created, started, failed], start, [started]],
  ['is completed', [created, started], complete, [completed]],
  ['is completed once', [created, started, completed], complete, []],
  ['is not completed before it is processed', [created], complete, []],
  ['fails with a reason', [created, started], fail, [failed]],
  ['does not fail once it is complete', [created, started, completed], fail, []],
])('[DM-01] a demo report %s', (_, given, when, then) => {
  expect(decide(given, when)).toEqual(then);
});

it.each([
  [[created], 'draft'],
  [[created, started], 'processing'],
  [[created, started, completed], 'complete'],
  [[created, started, failed], 'error'],
])('[DM-01] its status after %# uses the demo’s terms', (given, status) => {
  expect(after(given)).toEqual({ status, reportId });
});

it('refuses an unknown demo, and an id in use', () => {
  expect(() => decide([], start)).toThrow('There is no demo report at this address');
  expect(() => decide([created], create)).toThrow('This report id is already in use');
});

describe('[DM-01] the id of a demo report', () => {
  it.each([
    [2_251_799_813_685_247, false],
    [2_251_799_813_685_248, true],
    [3_000_000_000_000_000, true],
    [4_503_599_627_370_495, true],
    // The lowest id of a sold report.
    [4_503_599_627_370_496, false],
    [2_251_799_813_685_248.5, false],
    [-2_251_799_813_685_248, false],
    [0, false],
    [Number.NaN, false],
  ])('is distinguished from the id of a sold report: %d', (id, isDemo) => {
    expect(isDemoReportId(id)).toBe(isDemo);
  });
});
