import { orderNumberOf } from './order-number.js';

describe('the number of an order', () => {
  it('never changes for a payment, because receipts are kept on paper', () => {
    expect(orderNumberOf('stripe-pi_3Q')).toBe('CW-EYPSP-YDQX3');
  });

  it('is another one for each payment, short enough to be read out', () => {
    const numbers = Array.from({ length: 2000 }, (_, index) => orderNumberOf(`stripe-pi_${index}`));
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(number).toMatch(/^CW-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  });
});
