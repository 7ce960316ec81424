import { setTimeout } from 'node:timers/promises';
import { AiReportWriter } from '../../src/reporting/ai-writer/ai-report-writer.js';
import type { ModelAccess } from '../../src/reporting/ai-writer/model/ai-writer-config.js';
import { modelSections } from '../../src/reporting/ai-writer/sections/index.js';
import { ClosingCostRules } from '../../src/reporting/closing-cost-rules.js';
import { houstonHome, reportDocumentOf } from '../fixtures/report-documents.js';
import { despiteStandstills } from '../despite-standstills.js';
import { ModelServer, type Behaviour, type SeenCall } from './model-server.js';

const rules = new ClosingCostRules();
const documents = (['en', 'es'] as const).map((language) => reportDocumentOf(houstonHome, language));
/** Enough to show what becomes of a section: half the calls of both languages. */
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

/** The timeline's calls get these one after another, the last of them for ever; all others are answered honestly. */
function timelineGets(...behaviours: Behaviour[]): void {
  let turn = 0;
  server.behave = (call) => {
    if (!isTimeline(call)) return { kind: 'answer', answer: call.honest };
    const own = behaviours[Math.min(turn, behaviours.length - 1)]!;
    turn += 1;
    return own;
  };
}

/** Each language's timeline gets its own, time after time; all others are answered honestly. */
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

/** Everything but the words that a model may choose. */
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

describe('a report that a model words', () => {
  it('[RP-02] has the words of the model and the figures of the rules, in both languages', async () => {
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

  it('sends what is fixed first and the same for every report, and the data as JSON', async () => {
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

  it('tells the model neither street nor ZIP code nor report', async () => {
    await write();
    const sent = JSON.stringify(server.calls.map(({ request }) => request.messages));
    for (const secret of ['1600', 'Main Street', '77002', String(documents[0]!.reportId)])
      expect(sent).not.toContain(secret);
  });

  it('has no more calls at a time than was set', async () => {
    server.behave = ({ honest: answer }) => ({ kind: 'answer', answer, after: setTimeout(20) });
    await write({ parallelCalls: 3 });
    expect(server.calls).toHaveLength(12);
    expect(server.mostOpen).toBeLessThanOrEqual(3);
  });

  it('has all sections asked for at once: none waits for another', async () => {
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

describe('a section that the model spoils', () => {
  const wrong: Behaviour = { kind: 'answer', answer: { steps: [] } };

  it('is mended when the model is told why', async () => {
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
    ['words that are not taken', wrong, 'rejected', 3],
    ['JSON that is none', { kind: 'text', text: '{"steps": [' }, 'malformed', 3],
    ['no JSON at all', { kind: 'text', text: 'Sure! Here is your timeline.' }, 'malformed', 3],
    ['another shape', { kind: 'answer', answer: { steps: 'soon' } }, 'wrong-shape', 3],
    ['a field too many', { kind: 'answer', answer: { steps: [], fee: '$1' } }, 'wrong-shape', 3],
    [
      'an answer that is too long',
      { kind: 'text', text: '{"steps":[{"id":', finish: 'length' },
      'truncated',
      3,
    ],
    ['a refusal', { kind: 'refusal' }, 'refused', 1],
    ['a filter', { kind: 'text', text: '{', finish: 'content_filter' }, 'refused', 1],
    ['a request that it does not take', { kind: 'status', status: 400 }, 'bad-request', 1],
    [
      'a fault of the server',
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
  ])('by %s is worded by the rules, alone and marked', async (_, behaviour, reason, calls) => {
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
  });

  it('by a stream that is cut, or ends too soon, is worded by the rules, alone and marked', async () => {
    timelinesGet({ en: { kind: 'cut' }, es: { kind: 'cut-politely' } });
    const { documents: worded, writing } = await write();
    expect(timelineCallsByLanguage()).toEqual({ en: 3, es: 3 });
    expect(writing.fallbacks).toEqual(bothTimelines('cut-off'));
    for (const [index, { sections, writer }] of worded.entries()) {
      expect(sections.closingTimeline).toEqual(documents[index]!.sections.closingTimeline);
      expect(writer).toMatchObject({ reason: 'cut-off', sectionsByRules: ['closingTimeline'] });
    }
  });

  it('by a fault that passes is worded by the model after all', async () => {
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

  it('waits as long as Retry-After says', async () => {
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

  it('does not wait for a Retry-After beyond the deadline', async () => {
    timelineGets({ kind: 'status', status: 429, headers: { 'retry-after': '3600' } });
    const { documents: worded, writing } = await write();
    expect(timelineCalls()).toHaveLength(1);
    expect(writing.fallbacks).toEqual([
      { language: 'en', section: 'closingTimeline', reason: 'rate-limited' },
    ]);
    expect(worded[1]!.writer.sectionsByRules).toEqual([]);
  });

  it('by an answer that does not begin, or does not end, is worded by the rules once the call has its time', async () => {
    await despiteStandstills(300, async (callMs) => {
      // Of its own: what an earlier try has given up may arrive only now.
      await server.stop();
      server = await ModelServer.start();
      timelinesGet({ en: { kind: 'never-begins' }, es: { kind: 'never-ends' } });
      const { writing } = await write({ callMs });
      expect(writing.fallbacks).toEqual(expect.arrayContaining(bothTimelines('timed-out')));
      expect(timelineCallsByLanguage()).toEqual({ en: 1, es: 1 });
    });
  });
});

describe('a report whose model is away', () => {
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

  it('is worded by the rules when nobody listens', async () => {
    const access = accessTo();
    await server.stop();
    const { documents: worded, writing } = await write(access);
    expect(worded).toEqual(rulesAlone('unreachable'));
    expect(writing).toMatchObject({ costMicroDollars: 0, inputTokens: 0 });
  });

  it('is worded by the rules when the key is wrong, without trying again', async () => {
    const { documents: worded, writing } = await write({ key: 'sk-of-somebody-else' });
    expect(worded).toEqual(rulesAlone('wrong-key'));
    expect(writing.calls).toBe(12);
  });

  it('is worded by the rules at the deadline, whatever the model is about to say', async () => {
    server.behave = () => ({ kind: 'never-ends' });
    const { documents: worded } = await write({ deadlineMs: 200 });
    expect(worded).toEqual(rulesAlone('deadline'));
  });

  it('leaves a model alone for a while that has failed many times', async () => {
    server.behave = () => ({ kind: 'status', status: 500, headers: { 'retry-after-ms': '1' } });
    const writer = new AiReportWriter(accessTo(), () => rules.places());
    await writer.write(documents);
    const before = server.calls.length;
    const { documents: worded } = await writer.write(documents);
    expect(server.calls).toHaveLength(before);
    expect(worded).toEqual(rulesAlone('paused'));
  });
});
