import { behaviourOf } from './test-cards.js';

const now = new Date('2026-11-21T12:00:00Z');

describe('a test card', () => {
  it.each([
    ['4242424242424242', '11/26', { does: 'pay' }],
    ['4242 4242 4242 4242', '01/30', { does: 'pay' }],
    ['4000 0025 0000 3155', '01/30', { does: 'authenticate' }],
    ['4000 0000 0000 0077', '01/30', { does: 'pay-slowly' }],
    ['4000 0000 0000 0093', '01/30', { does: 'webhook-only' }],
    ['4000 0000 0000 0002', '01/30', { does: 'decline', message: 'Your card was declined.' }],
    ['4000 0000 0000 9995', '01/30', { does: 'decline', message: 'Your card has insufficient funds.' }],
    ['4242 4242 4242 4242', '10/26', { does: 'decline', message: 'Your card has expired.' }],
    ['4242 4242 4242 4243', '01/30', { does: 'decline', message: 'Your card number is invalid.' }],
    ['5555 5555 5555 4444', '01/30', { does: 'decline', code: 'test_mode_live_card' }],
  ])('%s good to %s does %j', (number, expiration, behaviour) => {
    expect(behaviourOf(number, expiration, now)).toMatchObject(behaviour);
  });
});
