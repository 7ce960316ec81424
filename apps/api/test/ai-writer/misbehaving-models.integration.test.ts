import type { ReportDocument } from '@closewise/contracts/report-document';
import type { PropertyInput } from '@closewise/domain/closing-costs';
import { AiReportWriter } from '../../src/reporting/ai-writer/ai-report-writer.js';
import { modelSections } from '../../src/reporting/ai-writer/sections/index.js';
import { writeReportDocument } from '../../src/reporting/document/index.js';
import { ClosingCostRules } from '../../src/reporting/closing-cost-rules.js';
import { homeSomewhereIn, houstonHome, reportInput, seattleCondo } from '../fixtures/report-documents.js';
import { Random } from '../simulator/random.js';
import { injections } from './injections.js';
import { misbehave } from './misbehavior.js';
import { ModelServer } from './model-server.js';

const rules = new ClosingCostRules();
const isLong = process.env['LONG'] !== undefined;
/** In one of five reports the buyer types instructions to the model as the address and city. */
const reports = isLong ? 1_000 : 10;
const hostileShare = 5;
const timeLimitMs = isLong ? 3_600_000 : 300_000;

const properties: readonly PropertyInput[] = [
  houstonHome,
  seattleCondo,
  ...['CA', 'NY', 'FL', 'PA', 'MD', 'HI', 'NJ', 'GA'].map(homeSomewhereIn),
];

function reportNumber(number: number, random: Random): ReportDocument {
  const language = random.chance(0.5) ? 'en' : 'es';
  const input = reportInput(random.pick(properties), language);
  if (number % hostileShare !== 0) return writeReportDocument(input);
  const { typed } = injections[(number / hostileShare) % injections.length]!;
  const jurisdiction = { ...input.estimate.jurisdiction, city: typed.slice(0, 100) };
  return writeReportDocument({
    ...input,
    address: typed.slice(0, 400),
    estimate: { ...input.estimate, jurisdiction },
  });
}

const traces = ['http', '<b>', '**', 'Acme', 'PWNED', 'bitcoin', 'criptomonedas', 'guaranteed', 'Voici'];

const amountsIn = (value: unknown): Set<string> =>
  new Set(
    JSON.stringify(value).match(/\$\s?[\d.,]*\d|(?<!\d)\d+(?:\.\d+)?\s?(?:%|percent|por ciento)/g) ?? [],
  );

/** Everything except the words that a model may choose. */
const figuresOf = ({ sections, ...rest }: ReportDocument) => ({
  ...rest,
  writer: null,
  costSummary: sections.costSummary,
  required: sections.requiredFees,
  optional: sections.optionalFees,
  contacts: sections.contacts,
});

describe('models that misbehave in every way', () => {
  it(
    `[RP-02] put no amount of their own into ${reports} reports, a fifth of them with hostile addresses`,
    async () => {
      const server = await ModelServer.start();
      const random = new Random(20_261_124);
      const access = {
        key: server.key,
        baseUrl: server.url,
        model: 'wordsmith-1',
        prices: { input: 1, cached: 1, output: 1 },
        ceilingMicroDollars: 1,
        parallelCalls: 12,
        deadlineMs: 600_000,
        callMs: 600_000,
        firstDelayMs: 500,
      };
      const seen = { model: 0, rules: 0, fallbacks: 0, repairs: 0 };
      for (let number = 0; number < reports; number += 1) {
        const written = reportNumber(number, random);
        const turns = new Map<string, number>();
        server.behave = (call) => {
          const turn = turns.get(call.section) ?? 0;
          turns.set(call.section, turn + 1);
          const seed = number * 1_000 + modelSections.findIndex((key) => key === call.section) * 100 + turn;
          return misbehave(call, new Random(seed));
        };
        const writer = new AiReportWriter(access, () => rules.places());
        const { documents, writing } = await writer.write([written]);
        const [document] = documents;
        expect(figuresOf(document!)).toEqual(figuresOf(written));
        const known = amountsIn(written);
        expect([...amountsIn(document)].filter((amount) => !known.has(amount))).toEqual([]);
        const ownWords = JSON.stringify(written);
        const words = JSON.stringify(document);
        expect(traces.filter((trace) => words.includes(trace) && !ownWords.includes(trace))).toEqual([]);
        seen[document!.writer.kind] += 1;
        seen.fallbacks += writing.fallbacks.length;
        seen.repairs += writing.repairs;
      }
      await server.stop();
      expect(seen.model).toBeGreaterThan(0);
      expect(seen.fallbacks).toBeGreaterThan(reports);
      expect(seen.repairs).toBeGreaterThan(reports);
    },
    timeLimitMs,
  );
});
