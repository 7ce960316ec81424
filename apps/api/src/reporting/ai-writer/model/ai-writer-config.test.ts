import { readConfig } from '../../../platform/config/read-config.js';
import { AiWriterConfig } from './ai-writer-config.js';

const whole = {
  OPENAI_API_KEY: 'sk-a-key-of-ours',
  OPENAI_MODEL: 'wordsmith-1',
  OPENAI_INPUT_PRICE: '0.25',
  OPENAI_CACHED_PRICE: '0.025',
  OPENAI_OUTPUT_PRICE: '2',
  OPENAI_MONTHLY_CEILING_DOLLARS: '40.50',
};

describe('the variables of the model', () => {
  it('are not needed: without a key the rules write alone', () => {
    expect(readConfig(AiWriterConfig, {}).access()).toBeNull();
    expect(readConfig(AiWriterConfig, { OPENAI_MODEL: 'wordsmith-1' }).access()).toBeNull();
  });

  it('say how a model is reached, what it costs and how much it may', () => {
    expect(readConfig(AiWriterConfig, whole).access()).toEqual({
      key: 'sk-a-key-of-ours',
      baseUrl: 'https://api.openai.com/v1',
      model: 'wordsmith-1',
      prices: { input: 0.25, cached: 0.025, output: 2 },
      ceilingMicroDollars: 40_500_000,
      parallelCalls: 12,
      deadlineMs: 50_000,
      callMs: 30_000,
      firstDelayMs: 500,
    });
    const elsewhere = { ...whole, OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1/' };
    expect(readConfig(AiWriterConfig, elsewhere).access('other-2')).toMatchObject({
      baseUrl: 'http://127.0.0.1:8080/v1',
      model: 'other-2',
    });
  });

  it.each(Object.keys(whole).slice(1))('are refused with a key and without %s', (name) => {
    const { [name]: _left, ...rest }: Record<string, string> = whole;
    expect(() => readConfig(AiWriterConfig, rest)).toThrow(`${name} is required with OPENAI_API_KEY`);
  });

  it.each([
    ['OPENAI_API_KEY', 'short', 'OPENAI_API_KEY must be a key'],
    ['OPENAI_BASE_URL', 'api.openai.com', 'OPENAI_BASE_URL must be an address such as'],
    ['OPENAI_BASE_URL', 'ftp://models.example.com', 'OPENAI_BASE_URL must be an address such as'],
    ['OPENAI_INPUT_PRICE', 'cheap', 'OPENAI_INPUT_PRICE must be dollars per million tokens'],
    ['OPENAI_OUTPUT_PRICE', '-1', 'OPENAI_OUTPUT_PRICE must be dollars per million tokens'],
    ['OPENAI_MONTHLY_CEILING_DOLLARS', 'none', 'OPENAI_MONTHLY_CEILING_DOLLARS must be an amount'],
    ['OPENAI_PARALLEL_CALLS', '0', 'OPENAI_PARALLEL_CALLS must be a whole number from 1 to 100'],
    ['OPENAI_DEADLINE_SECONDS', '3', 'OPENAI_DEADLINE_SECONDS must be a whole number from 5 to 600'],
    ['OPENAI_CALL_SECONDS', '1.5', 'OPENAI_CALL_SECONDS must be a whole number from 1 to 600'],
  ])('are refused when %s is %s', (name, value, message) => {
    expect(() => readConfig(AiWriterConfig, { ...whole, [name]: value })).toThrow(message);
  });
});
