import { maskedCard } from './masked-card.js';

describe('a card on a receipt', () => {
  it.each([
    ['visa', 'Visa •••• 4242'],
    ['amex', 'American Express •••• 4242'],
    ['diners', 'Diners Club •••• 4242'],
    ['discover', 'Discover •••• 4242'],
    ['jcb', 'JCB •••• 4242'],
    ['mastercard', 'Mastercard •••• 4242'],
    ['unionpay', 'UnionPay •••• 4242'],
    ['unknown', '•••• 4242'],
  ])('of the brand %s is %s', (brand, printed) => {
    expect(maskedCard({ brand, last4: '4242' })).toBe(printed);
  });
});
