import { findCardBehavior, fingerprintOf } from './test-cards.js';

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
    expect(findCardBehavior(number, expiration, now)).toMatchObject(behaviour);
  });

  it('is good to the last moment of its month', () => {
    const december = Date.UTC(2026, 11);
    const on = (time: number) => findCardBehavior('4242424242424242', '11/26', new Date(time)).does;
    expect([on(december - 1), on(december)]).toEqual(['pay', 'decline']);
  });

  it('is known again by its number and the name on it, however they are typed', () => {
    const card = { cardNumber: '4242 4242 4242 4242', nameOnCard: 'Ana Lopez' };
    expect(fingerprintOf(card)).toBe('dc268d4bffe33948338b7c986025d6fe');
    expect(fingerprintOf({ cardNumber: '4242424242424242', nameOnCard: ' ANA LOPEZ ' })).toBe(
      fingerprintOf(card),
    );
    for (const other of [{ nameOnCard: 'Bea Lopez' }, { cardNumber: '4000002500003155' }])
      expect(fingerprintOf({ ...card, ...other })).not.toBe(fingerprintOf(card));
  });
});
