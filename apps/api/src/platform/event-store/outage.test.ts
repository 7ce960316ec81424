import { EventStoreUnavailableError } from './event-store.js';
import { isOutage } from './outage.js';
import { isRefusal } from './postgres-errors.js';
import { UnavailableError } from './unavailable-error.js';

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

  it('that was caused by an outage is one', () => {
    expect(isOutage(new Error('no answer', { cause: failure('ECONNRESET') }))).toBe(true);
    expect(isOutage(new EventStoreUnavailableError('Too many appends are waiting'))).toBe(true);
    expect(isOutage(new Error('no letter', { cause: new UnavailableError('The mail server is away') }))).toBe(
      true,
    );
    expect(isOutage(new TypeError('x is undefined'))).toBe(false);
  });
});
