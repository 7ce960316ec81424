import { setTimeout } from 'node:timers/promises';
import { AiReportWriter } from '../../src/reporting/ai-writer/ai-report-writer.js';
import type { ModelAccess } from '../../src/reporting/ai-writer/model/ai-writer-config.js';
import { modelSections } from '../../src/reporting/ai-writer/sections/index.js';
import { ClosingCostRules } from '../../src/reporting/closing-cost-rules.js';
import { houstonHome, reportDocumentOf } from '../fixtures/report-documents.js';
import { retryAfterStalls } from '../retry-after-stalls.js';
import { ModelServer, type Behaviour, type SeenCall } from './model-server.js';

const rules = new ClosingCostRules();
const documents = (['en', 'es'] as const).map((language) => reportDocumentOf(houstonHome, language));
/** One language shows what happens to a section with half the calls. */
const english = documents.slice(0, 1);

let server: ModelServer;
beforeEach(async () => {
  server = await ModelServer.start();
});
afterEach(() => server.stop());

function accessTo(overrides: Partial<ModelAccess> = {}): ModelAccess {
  return {
    key: server.key,
    baseUrl: server.url,
    model: 'wordsmith-1',
    prices: { input: 2, cached: 0.5, output: 8 },
    ceilingMicroDollars: 1_000_000,
    parallelCalls: 12,
    deadlineMs: 60_000,
    callMs: 60_000,
    firstDelayMs: 1,
    ...overrides,
  };
}

const write = (overrides: Partial<ModelAccess> = {}, given = documents) =>
  new AiReportWriter(accessTo(overrides), () => rules.places()).write(given);

const isOf =
  (section: string, language = 'en') =>
  (call: SeenCall) =>
    call.section === section && call.language === language;
const isTimeline = isOf('closingTimeline');

/** Answers the timeline's calls with these in turn, repeating the last one; answers all other calls honestly. */
function timelineGets(...behaviours: Behaviour[]): void {
  let turn = 0;
  server.behave = (call) => {
    if (!isTimeline(call)) return { kind: 'answer', answer: call.honest };
    const own = behaviours[Math.min(turn, behaviours.length - 1)]!;
    turn += 1;
    return own;
  };
}

/** Answers each language's timeline with its own behavior every time; answers all other calls honestly. */
function timelinesGet(behaviours: Readonly<Record<'en' | 'es', Behaviour>>): void {
  server.behave = (call) =>
    call.section === 'closingTimeline' && (call.language === 'en' || call.language === 'es')
      ? behaviours[call.language]
      : { kind: 'answer', answer: call.honest };
}

const timelineCallsByLanguage = () => ({
  en: server.calls.filter(isTimeline).length,
  es: server.calls.filter(isOf('closingTimeline', 'es')).length,
});

const bothTimelines = (reason: string) =>
  ['en', 'es'].map((language) => ({ language, section: 'closingTimeline', reason }));

const timelineCalls = () => server.calls.filter(isTimeline);

/** Everything except the words that a model may choose. */
const figuresOf = ({ sections, ...rest }: (typeof documents)[number]) => ({
  ...rest,
  writer: null,
  costSummary: sections.costSummary,
  required: sections.requiredFees,
  optional: sections.optionalFees,
  contacts: sections.contacts,
  stakes: sections.negotiationStrategies.strategies.map(({ atStakeCents, feeIds }) => ({
    atStakeCents,
    feeIds,
  })),
});

describe('a report that is worded by a model', () => {
  it("[RP-02] has the model's words and the rules' figures in both languages", async () => {
    server.behave = (call) => {
      if (call.section !== 'negotiableFees') return { kind: 'answer', answer: call.honest };
      const script =
        call.language === 'en'
          ? 'Hello, could you tell me what you can do about this fee?'
          : 'Hola, ¿me puede decir qué puede hacer con este cargo?';
      const scripts = call.facts.items.map(({ id }) => ({ feeId: id, script, fallback: script }));
      return { kind: 'answer', answer: { scripts } };
    };
    const { documents: worded, writing } = await write();
    expect(worded.map(figuresOf)).toEqual(documents.map(figuresOf));
    expect(worded[0]!.sections.negotiableFees.fees.map(({ script }) => script)).toEqual(
      documents[0]!.sections.negotiableFees.fees.map(
        () => 'Hello, could you tell me what you can do about this fee?',
      ),
    );
    expect(worded.map(({ writer }) => writer)).toEqual(
      documents.map(() => ({ kind: 'model', model: 'wordsmith-1', reason: null, sectionsByRules: [] })),
    );
    expect(writing).toEqual({
      model: 'wordsmith-1',
      calls: 12,
      repairs: 0,
      inputTokens: 12_000,
      cachedTokens: 7_200,
      outputTokens: 2_400,
      costMicroDollars: 12 * (400 * 2 + 600 * 0.5 + 200 * 8),
      latencyMs: expect.any(Number),
      fallbacks: [],
    });
  });

  it('sends the fixed part first, identical for every report, and the data as JSON', async () => {
    await write();
    await write({}, [reportDocumentOf({ ...houstonHome, price: 700_000 }, 'en')]);
    const fixed = Map.groupBy(server.calls, ({ section }) => section);
    expect(fixed.size).toBe(modelSections.length);
    for (const calls of fixed.values()) {
      const firsts = calls.map(({ request }) =>
        JSON.stringify([request.messages[0], request.response_format]),
      );
      expect(new Set(firsts).size).toBe(1);
    }
  });

  it('does not send the street, ZIP code or report id to the model', async () => {
    await write();
    const sent = JSON.stringify(server.calls.map(({ request }) => request.messages));
    for (const secret of ['1600', 'Main Street', '77002', String(documents[0]!.reportId)])
      expect(sent).not.toContain(secret);
  });

  it('runs no more parallel calls than configured', async () => {
    server.behave = ({ honest: answer }) => ({ kind: 'answer', answer, after: setTimeout(20) });
    await write({ parallelCalls: 3 });
    expect(server.calls).toHaveLength(12);
    expect(server.mostOpen).toBeLessThanOrEqual(3);
  });

  it('requests all sections at once', async () => {
    const all = Promise.withResolvers<void>();
    server.behave = (call) => {
      if (server.calls.length === 12) all.resolve();
      return { kind: 'answer', answer: call.honest, after: all.promise };
    };
    const { writing } = await write();
    expect(writing.fallbacks).toEqual([]);
    expect(server.mostOpen).toBe(12);
  });
});

describe('a section that the model gets wrong', () => {
  const wrong: Behaviour = { kind: 'answer', answer: { steps: [] } };

  it('is repaired when the model is told the reason', async () => {
    server.behave = (call) =>
      isTimeline(call) && !call.isRepair ? wrong : { kind: 'answer', answer: call.honest };
    const { documents: worded, writing } = await write();
    expect(writing).toMatchObject({ calls: 13, repairs: 1, fallbacks: [] });
    const [, again] = timelineCalls();
    expect(again!.request.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(again!.request.messages[3]!.content).toContain('missing-id');
    expect(worded[0]!.writer.sectionsByRules).toEqual([]);
  });

  it.each<[string, Behaviour, string, number]>([
    ['rejected words', wrong, 'rejected', 3],
    ['invalid JSON', { kind: 'text', text: '{"steps": [' }, 'malformed', 3],
    ['text instead of JSON', { kind: 'text', text: 'Sure! Here is your timeline.' }, 'malformed', 3],
    ['another shape', { kind: 'answer', answer: { steps: 'soon' } }, 'wrong-shape', 3],
    ['an extra field', { kind: 'answer', answer: { steps: [], fee: '$1' } }, 'wrong-shape', 3],
    [
      'an answer that is too long',
      { kind: 'text', text: '{"steps":[{"id":', finish: 'length' },
      'truncated',
      3,
    ],
    ['a refusal', { kind: 'refusal' }, 'refused', 1],
    ['a filter', { kind: 'text', text: '{', finish: 'content_filter' }, 'refused', 1],
    ['a request that the server rejects', { kind: 'status', status: 400 }, 'bad-request', 1],
    [
      'a server error',
      { kind: 'status', status: 503, headers: { 'retry-after-ms': '1' } },
      'server-error',
      3,
    ],
    [
      'too many requests',
      { kind: 'status', status: 429, headers: { 'retry-after-ms': '1' } },
      'rate-limited',
      3,
    ],
  ])(
    'with %s is worded by the rules and marked, without affecting other sections',
    async (_, behaviour, reason, calls) => {
      timelineGets(behaviour);
      const { documents: worded, writing } = await write({}, english);
      expect(timelineCalls()).toHaveLength(calls);
      expect(writing.fallbacks).toEqual([{ language: 'en', section: 'closingTimeline', reason }]);
      expect(worded[0]!.sections.closingTimeline).toEqual(documents[0]!.sections.closingTimeline);
      expect(worded[0]!.writer).toEqual({
        kind: 'model',
        model: 'wordsmith-1',
        reason,
        sectionsByRules: ['closingTimeline'],
      });
    },
  );

  it('with a stream that is cut or ends early is worded by the rules and marked, without affecting other sections', async () => {
    timelinesGet({ en: { kind: 'cut' }, es: { kind: 'cut-politely' } });
    const { documents: worded, writing } = await write();
    expect(timelineCallsByLanguage()).toEqual({ en: 3, es: 3 });
    expect(writing.fallbacks).toEqual(bothTimelines('cut-off'));
    for (const [index, { sections, writer }] of worded.entries()) {
      expect(sections.closingTimeline).toEqual(documents[index]!.sections.closingTimeline);
      expect(writer).toMatchObject({ reason: 'cut-off', sectionsByRules: ['closingTimeline'] });
    }
  });

  it('with a temporary error is worded by the model after all', async () => {
    const headers = { 'retry-after-ms': '1' };
    let turn = 0;
    server.behave = (call) => {
      if (!isTimeline(call)) return { kind: 'answer', answer: call.honest };
      turn += 1;
      if (turn === 1) return { kind: 'status', status: 429, headers };
      return turn === 2 ? { kind: 'status', status: 500, headers } : { kind: 'answer', answer: call.honest };
    };
    const { writing } = await write({}, english);
    expect(writing).toMatchObject({ calls: 8, repairs: 0, fallbacks: [] });
  });

  it('is retried after the time in Retry-After', async () => {
    const at: number[] = [];
    server.behave = (call) => {
      if (!isTimeline(call)) return { kind: 'answer', answer: call.honest };
      at.push(performance.now());
      if (at.length > 1) return { kind: 'answer', answer: call.honest };
      return { kind: 'status', status: 429, headers: { 'retry-after': '0.3' } };
    };
    const { writing } = await write({}, english);
    expect(writing.fallbacks).toEqual([]);
    expect(at[1]! - at[0]!).toBeGreaterThanOrEqual(290);
  });

  it('is not retried when Retry-After is beyond the deadline', async () => {
    timelineGets({ kind: 'status', status: 429, headers: { 'retry-after': '3600' } });
    const { documents: worded, writing } = await write();
    expect(timelineCalls()).toHaveLength(1);
    expect(writing.fallbacks).toEqual([
      { language: 'en', section: 'closingTimeline', reason: 'rate-limited' },
    ]);
    expect(worded[1]!.writer.sectionsByRules).toEqual([]);
  });

  it("is worded by the rules when an answer does not start or end within the call's timeout", async () => {
    await retryAfterStalls(300, async (callMs) => {
      // Its own server: a call that an earlier test gave up may still arrive.
      await server.stop();
      server = await ModelServer.start();
      timelinesGet({ en: { kind: 'never-begins' }, es: { kind: 'never-ends' } });
      const { writing } = await write({ callMs });
      expect(writing.fallbacks).toEqual(expect.arrayContaining(bothTimelines('timed-out')));
      expect(timelineCallsByLanguage()).toEqual({ en: 1, es: 1 });
    });
  });
});

describe('a report whose model is unavailable', () => {
  const rulesAlone = (reason: string) =>
    documents.map((document) => ({
      ...document,
      writer: {
        kind: 'rules',
        model: 'wordsmith-1',
        reason,
        sectionsByRules: [...modelSections],
      },
    }));

  it('is worded by the rules when the server is down', async () => {
    const access = accessTo();
    await server.stop();
    const { documents: worded, writing } = await write(access);
    expect(worded).toEqual(rulesAlone('unreachable'));
    expect(writing).toMatchObject({ costMicroDollars: 0, inputTokens: 0 });
  });

  it('is worded by the rules without a retry when the key is wrong', async () => {
    const { documents: worded, writing } = await write({ key: 'sk-of-somebody-else' });
    expect(worded).toEqual(rulesAlone('wrong-key'));
    expect(writing.calls).toBe(12);
  });

  it('is worded by the rules at the deadline, even if an answer is on its way', async () => {
    server.behave = () => ({ kind: 'never-ends' });
    const { documents: worded } = await write({ deadlineMs: 200 });
    expect(worded).toEqual(rulesAlone('deadline'));
  });

  it('stops calling a model for a while after many failures', async () => {
    server.behave = () => ({ kind: 'status', status: 500, headers: { 'retry-after-ms': '1' } });
    const writer = new AiReportWriter(accessTo(), () => rules.places());
    await writer.write(documents);
    const before = server.calls.length;
    const { documents: worded } = await writer.write(documents);
    expect(server.calls).toHaveLength(before);
    expect(worded).toEqual(rulesAlone('paused'));
  });
});
