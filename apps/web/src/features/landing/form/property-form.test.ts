import { expect, it } from 'vitest';
import { parsePrice } from '../../../shared/price/read-price';
import { propertyFormDefaults, toCreateReportRequest } from './property-form';

const origin = { language: 'en' as const, referralCode: null };

it.each([
  ['450000', 450_000],
  ['$450,000', 450_000],
  ['450,000.50', 450_000.5],
  ['about 450 000 USD', 450_000],
  ['abc', NaN],
  ['1.2.3', NaN],
])('[PF-07] reads the price %j as %d', (text, price) => {
  expect(parsePrice(text)).toBe(price);
});

it.each([
  ['first-time', 'FHA'],
  ['cash', 'Cash'],
  ['financing', 'Conventional'],
] as const)('[PF-07] sends a %s buyer with the loan type %s', (buyerType, loanType) => {
  expect(toCreateReportRequest({ ...propertyFormDefaults, buyerType }, origin)).toMatchObject({
    buyerType,
    loanType,
  });
});

it.each([true, false])('[PF-07] agrees to the terms exactly when the opt-in is %s', (emailOptIn) => {
  expect(toCreateReportRequest({ ...propertyFormDefaults, emailOptIn }, origin)).toMatchObject({
    emailOptIn,
    agreedToTerms: emailOptIn,
  });
});
