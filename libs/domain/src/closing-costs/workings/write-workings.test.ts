import type { Workings } from './step.js';
import { stepExamples } from './test/step-examples.js';
import { writeWorkings } from './write-workings.js';

describe('the arithmetic of a line', () => {
  it.each(Object.entries(stepExamples))(
    'writes a step of kind %s in both languages',
    (_, { step, en, es }) => {
      expect(writeWorkings([step], 'en')).toBe(en);
      expect(writeWorkings([step], 'es')).toBe(es);
    },
  );

  it.each<[string, Workings, string, string]>([
    [
      'a tax with its minimum and its credit',
      [
        { kind: 'first-exempt', cents: 10_000_000 },
        { kind: 'percent', baseCents: 30_000_000, percent: 0.5 },
        { kind: 'tax-minimum', cents: 200_000 },
        { kind: 'tax-credit', cents: 3_000 },
        { kind: 'result', cents: 197_000 },
      ],
      'first $100,000.00 exempt; $300,000.00 × 0.5%, minimum $2,000.00 − $30.00 credit = $1,970.00',
      'los primeros $100,000.00 exentos; $300,000.00 × 0.5%, mínimo $2,000.00 − $30.00 de crédito = $1,970.00',
    ],
    [
      'a property tax in parts',
      [
        { kind: 'yearly-tax', pricePercent: 1.25, cents: 500_000 },
        { kind: 'due-before-first-payment', cents: 500_000 },
        { kind: 'less-seller-credit', cents: 442_466 },
        { kind: 'result', cents: 57_534 },
      ],
      'about 1.25% of the price, $5,000.00 a year: $5,000.00 due before the first loan payment, less $4,424.66 credited by the seller = $575.34',
      'cerca del 1.25% del precio, $5,000.00 al año: $5,000.00 que vencen antes del primer pago del préstamo, menos $4,424.66 que abona el vendedor = $575.34',
    ],
    [
      'a policy beyond its schedule',
      [
        { kind: 'rate-schedule-exceeded', policyCents: 80_000_000, fromCents: null, toCents: 75_000_000 },
        { kind: 'result-about', cents: 5_000 },
      ],
      '$800,000.00 per a rate schedule known only up to $750,000.00, about $50.00',
      '$800,000.00 según una tabla de tarifas conocida solo hasta $750,000.00, unos $50.00',
    ],
    [
      'a tariff plus a loan above the owner’s policy',
      [
        { kind: 'between', lowCents: 10_000, highCents: 20_000 },
        { kind: 'published', words: { en: '$100-$200', es: '$100-$200' } },
        { kind: 'loan-above-owner-policy', cents: 5_000 },
      ],
      '$100.00 to $200.00; published as: $100-$200 + $50.00 for the part of the loan above the owner’s policy',
      '$100.00 a $200.00; tarifa publicada: $100-$200 + $50.00 por la parte del préstamo que supera la póliza del propietario',
    ],
    [
      'a charge of the lender with its range',
      [
        { kind: 'share-of-loan', percent: 0.5, loanCents: 32_000_000 },
        { kind: 'result', cents: 160_000 },
        { kind: 'usual-percents', lowPercent: 0, highPercent: 1 },
      ],
      '0.5% of the $320,000.00 loan = $1,600.00 (usual range 0% to 1%)',
      '0.5% del préstamo de $320,000.00 = $1,600.00 (rango usual: 0% a 1%)',
    ],
  ])('joins its steps: %s', (_, workings, en, es) => {
    expect(writeWorkings(workings, 'en')).toBe(en);
    expect(writeWorkings(workings, 'es')).toBe(es);
  });

  it('is plain JSON', () => {
    const steps = Object.values(stepExamples).map(({ step }) => step);
    expect(JSON.parse(JSON.stringify(steps))).toEqual(steps);
  });
});
