import { runInNewContext } from 'node:vm';
import { EventStoreUnavailableError } from './event-store.js';
import { isOutage, UnavailableError, throughOutages } from './outage.js';
import { isRefusal } from './postgres-errors.js';

const failure = (code: string, message = 'failed'): Error => Object.assign(new Error(message), { code });

describe('a failure', () => {
  it.each(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ENOTFOUND', '57P01', '08006', '40001', '53300', '55P03'])(
    'with the code %s passes by itself',
    (code) => {
      expect(isOutage(failure(code))).toBe(true);
      expect(isRefusal(failure(code))).toBe(false);
    },
  );

  it.each(['23505', '22P02', '42P01', 'P0001'])('with the code %s concerns the data', (code) => {
    expect(isOutage(failure(code))).toBe(false);
    expect(isRefusal(failure(code))).toBe(true);
  });

  it('to find a lost read model passes once it is built anew', () => {
    expect(isOutage(failure('42P01', 'relation "rm_billing_payments_v1.payments" does not exist'))).toBe(
      true,
    );
    expect(isOutage(failure('42P01', 'relation "durable.sessions" does not exist'))).toBe(false);
  });

  it('of another realm, as a socket of Node raises it in a test, counts as well', () => {
    const error: Error = runInNewContext(`Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })`);
    expect(isOutage(error)).toBe(true);
    expect(isOutage(new Error('not sent', { cause: error }))).toBe(true);
  });

  it('that was caused by an outage is one', () => {
    expect(isOutage(new Error('no answer', { cause: failure('ECONNRESET') }))).toBe(true);
    expect(isOutage(new EventStoreUnavailableError('Too many appends are waiting'))).toBe(true);
    expect(isOutage(new Error('no letter', { cause: new UnavailableError('The mail server is away') }))).toBe(
      true,
    );
    expect(isOutage(new TypeError('x is undefined'))).toBe(false);
  });
});

describe('work through outages', () => {
  const failing = (...errors: Error[]) => {
    const told: unknown[] = [];
    const work = async (): Promise<string> => {
      const error = errors.shift();
      if (error) throw error;
      return 'done';
    };
    return { told, result: throughOutages(work, (error) => told.push(error)) };
  };

  it('is repeated until the store answers, and each outage is told', async () => {
    const away = new EventStoreUnavailableError('The event store does not answer');
    const { result, told } = failing(away, away);
    expect(await result).toBe('done');
    expect(told).toEqual([away, away]);
  });

  it('ends with any other error', async () => {
    const { result, told } = failing(new Error('The name is taken'));
    await expect(result).rejects.toThrow('The name is taken');
    expect(told).toEqual([]);
  });
});
