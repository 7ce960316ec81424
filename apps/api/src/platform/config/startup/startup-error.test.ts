import { reasonOf } from './startup-error.js';

it('a command that reads a read model which is not there says how it is made', () => {
  const message = 'relation "rm_billing_payments_v1.payments" does not exist';
  expect(reasonOf(Object.assign(new Error(message), { code: '42P01' }))).toBe(
    `${message}: read models are made at the start of a server; projections rebuild makes one that is lost`,
  );
});
