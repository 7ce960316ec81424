import { runHere } from '../process/run-here.js';
import { ModelServer } from './model-server.js';

const home = JSON.stringify({ state: 'TX', city: 'Houston', zip: '77002', price: 450_000 });

describe('reports preview', () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await ModelServer.start();
  });
  afterAll(() => server.stop());

  const variables = () => ({
    OPENAI_API_KEY: server.key,
    OPENAI_BASE_URL: server.url,
    OPENAI_MODEL: 'wordsmith-1',
    OPENAI_INPUT_PRICE: '2',
    OPENAI_CACHED_PRICE: '0.5',
    OPENAI_OUTPUT_PRICE: '8',
    OPENAI_MONTHLY_CEILING_DOLLARS: '10',
    OPENAI_DEADLINE_SECONDS: '300',
    OPENAI_CALL_SECONDS: '300',
  });
  const preview = (args: readonly string[], settings: object = variables(), input = home) =>
    runHere({ ...settings }, ['reports', 'preview', ...args], input);

  it('shows both versions side by side, the rejected texts and the cost', async () => {
    server.behave = ({ section, honest }) =>
      section === 'closingTimeline'
        ? { kind: 'answer', answer: { steps: [] } }
        : { kind: 'answer', answer: honest };
    const { code, out } = await preview(['--model', 'wordsmith-2', '--language', 'es']);
    expect(code).toBe(0);
    expect(out).toContain('== marketAnalysis\n');
    expect(out).toContain("== closingTimeline: rules' wording kept (rejected)");
    expect(out).toContain('rejected: ids: missing-id: step-1');
    expect(out).toContain('wordsmith-2: 8 calls, 2 of them repairs; 8000 tokens in, 4800 of them cached');
    expect(server.calls.every(({ language }) => language === 'es')).toBe(true);
  });

  it('prints JSON with --json', async () => {
    server.behave = ({ honest }) => ({ kind: 'answer', answer: honest });
    const { code, out } = await preview(['--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ writing: { model: 'wordsmith-1', calls: 6, fallbacks: [] } });
  });

  it.each([
    ['no JSON', [], 'house', 'not valid JSON'],
    ['a property without a state', [], '{"price":1}', 'state'],
    ['an unknown language', ['--language', 'fr'], home, '--language must be en or es, not fr'],
  ] as const)('refuses %s with a sentence', async (_, args, input, sentence) => {
    const { code, out, err } = await preview(args, variables(), input);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
  });

  it('says what to set when the key is missing', async () => {
    const { code, err } = await preview([], {});
    expect(code).toBe(2);
    expect(err).toContain('To call a model, set OPENAI_API_KEY');
  });
});
