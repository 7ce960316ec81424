import { jest } from '@jest/globals';
import { JobWorker } from '../../src/platform/jobs/job-worker.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { Shop } from '../buyer/shop.js';
import { cards } from '../buyer/order.js';
import { waitFor } from '../wait-for.js';
import { ModelServer } from './model-server.js';

const script = 'Hello, could you tell me what you can do about this very fee?';
const guion = 'Hola, ¿me puede decir qué puede hacer usted con este mismo cargo?';

describe('a sold report that is worded by a model', () => {
  let server: ModelServer;
  let shop: Shop;
  const variables = () => ({
    OPENAI_API_KEY: server.key,
    OPENAI_BASE_URL: server.url,
    OPENAI_MODEL: 'wordsmith-1',
    OPENAI_INPUT_PRICE: '2',
    OPENAI_CACHED_PRICE: '0.5',
    OPENAI_OUTPUT_PRICE: '8',
    OPENAI_MONTHLY_CEILING_DOLLARS: '0.08',
    OPENAI_DEADLINE_SECONDS: '300',
    OPENAI_CALL_SECONDS: '300',
  });

  beforeAll(async () => {
    server = await ModelServer.start();
    server.behave = ({ section, facts, language, honest }) => {
      if (section !== 'negotiableFees') return { kind: 'answer', answer: honest };
      const said = language === 'en' ? script : guion;
      const scripts = facts.items.map(({ id }) => ({ feeId: id, script: said, fallback: said }));
      return { kind: 'answer', answer: { scripts } };
    };
    Object.assign(process.env, variables());
    shop = await Shop.open();
    shop.application.get(JobWorker, { strict: false }).lookEveryMs = 100;
  });
  afterAll(async () => {
    await shop?.close();
    for (const name of Object.keys(variables())) delete process.env[name];
    await server.stop();
  });

  const generatedOf = async (reportId: number) => {
    const events = await shop.application.get(EventStore, { strict: false }).readStream(`report-${reportId}`);
    return events.filter(({ type }) => type === 'ReportGenerated').map(({ data }) => data);
  };
  const metrics = async () => (await shop.get('/metrics')).body;

  it("[RP-02] shows the model's words and records their cost", async () => {
    const reportId = await shop.sell();
    expect((await shop.get(`/html-report/${reportId}`)).body).toContain(script);
    expect((await shop.get(`/html-report/${reportId}?lang=es`)).body).toContain(guion);
    expect((await shop.get(`/html-report/${reportId}`)).body).toContain('A language model chose words');
    const [generated] = await generatedOf(reportId);
    expect(generated).toMatchObject({
      writing: {
        model: 'wordsmith-1',
        calls: 12,
        repairs: 0,
        inputTokens: 12_000,
        cachedTokens: 7_200,
        outputTokens: 2_400,
        costMicroDollars: 32_400,
        fallbacks: [],
      },
    });
    await waitFor(async () => {
      expect(await metrics()).toContain('report_model_month_dollars 0.0324');
    });
    expect(await metrics()).toContain('report_model_ceiling_dollars 0.08');
  });

  it('is not paid for twice when the process dies after storing its documents', async () => {
    const reportId = await shop.createReport();
    const before = server.calls.length;
    const store = shop.application.get(EventStore, { strict: false });
    const append = store.append.bind(store);
    let deaths = 0;
    const spy = jest.spyOn(store, 'append').mockImplementation((stream, ...rest) => {
      const isEnding = stream === `report-${reportId}` && JSON.stringify(rest).includes('ReportGenerated');
      if (!isEnding || deaths > 0) return append(stream, ...rest);
      deaths += 1;
      throw new Error('killed');
    });
    const intent = await shop.openPayment(reportId);
    await shop.pay(intent, cards.pays);
    await shop.reportSuccess(reportId, intent.paymentIntent.id);
    await waitFor(async () => {
      // Makes the retry due.
      await shop.test.database.query(`update jobs.job set start_after = now() where state = 'retry'`);
      expect((await shop.status(reportId)).status).toBe('completed');
    });
    spy.mockRestore();
    expect(deaths).toBe(1);
    expect(server.calls.length - before).toBe(12);
    expect(await generatedOf(reportId)).toHaveLength(1);
    expect((await shop.get(`/html-report/${reportId}`)).body).toContain(script);
  });

  it('is worded by the rules once the monthly budget is spent, and operators are notified', async () => {
    await shop.sell();
    await shop.sell();
    await waitFor(async () => {
      const { attention } = (await shop.get('/ready')).json<{ attention?: Record<string, string> }>();
      expect(attention?.['report-model']).toMatch(/^The model has cost \$0\.\d\d of \$0\.08 this month: /);
    });
    const before = server.calls.length;
    const reportId = await shop.sell();
    expect(server.calls).toHaveLength(before);
    expect((await shop.get(`/html-report/${reportId}`)).body).not.toContain(script);
    expect((await shop.get(`/html-report/${reportId}`)).body).not.toContain('A language model chose words');
    const [generated] = await generatedOf(reportId);
    expect(generated).toMatchObject({ writing: { calls: 0, costMicroDollars: 0 } });
    expect(JSON.stringify(generated)).toContain('"reason":"ceiling"');
  });
});
