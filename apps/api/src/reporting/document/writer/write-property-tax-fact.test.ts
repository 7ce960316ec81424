import type { PropertyInput } from '@closewise/domain/closing-costs';
import { reportDocumentOf } from '../../../../test/fixtures/report-documents.js';

function taxFact(input: Omit<PropertyInput, 'price'>, language: 'en' | 'es') {
  const { facts } = reportDocumentOf({ price: 900_000, ...input }, language).sections.marketAnalysis;
  return facts.find(
    ({ label }) => label === (language === 'en' ? 'Property tax' : 'Impuesto a la propiedad'),
  )!;
}

describe('what the report says of the property tax of what is no home', () => {
  it.each([
    [
      { state: 'MO', county: 'Greene', propertyType: 'commercial' },
      'taxed 1.684 times as high',
      '1.684 veces',
    ],
    [
      { state: 'TX', county: 'Harris', propertyType: 'vacant-land' },
      'at the rate of homes',
      'sin sus rebajas',
    ],
    [{ state: 'IN', county: 'Marion', propertyType: 'commercial' }, 'only sets limits', 'solo fija límites'],
    [{ state: 'DC', propertyType: 'commercial' }, 'The law sets this rate', 'La ley fija esta tasa'],
    [
      { state: 'OH', county: 'Franklin', propertyType: 'vacant-land' },
      'We could not determine',
      'no se pudo determinar',
    ],
    [
      { state: 'IA', county: 'Story', propertyType: 'farm-ranch' },
      'Farm land is mostly taxed by what it produces',
      'según lo que produce',
    ],
  ] as const)('%j: %s', (input, english, spanish) => {
    expect(taxFact(input, 'en').explanation).toContain(english);
    expect(taxFact(input, 'es').explanation).toContain(spanish);
    expect(taxFact(input, 'en').confidence).toBe('low');
  });

  it('says nothing of the owners of homes where the law has a rate of its own', () => {
    const { value, explanation } = taxFact({ state: 'DC', propertyType: 'commercial' }, 'en');
    expect(value).toBe('About 1.65% of the value a year');
    expect(explanation).not.toMatch(/new buyer|owners in/);
  });
});

describe('the call about the closing fee', () => {
  const callIn = (input: Omit<PropertyInput, 'price'>) => {
    const { fees } = reportDocumentOf({ price: 900_000, ...input }, 'en').sections.negotiableFees;
    return fees.find(({ feeId }) => feeId === 'settlement.closing-fee')!;
  };

  it('asks the seller for half only where the seller does not pay a part already', () => {
    expect(callIn({ state: 'CA', county: 'San Mateo' }).fallback).toContain('ask the seller to pay half');
    for (const place of [
      { state: 'AZ', county: 'Maricopa' },
      { state: 'CA', county: 'Santa Clara' },
    ])
      expect(callIn(place).fallback).not.toContain('half');
  });

  it('names no amount where the whole fee is the seller’s', () => {
    const { script } = callIn({ state: 'CA', county: 'Santa Clara', buyerType: 'cash' });
    expect(script).toContain('I do not expect to pay');
  });
});
