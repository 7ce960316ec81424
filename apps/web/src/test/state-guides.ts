import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { guidePages } from '../app/guide-pages';
import type { QuickEstimate, StateGuide, StateGuides } from '../shared/api/state-guides';
import type { Language } from '../shared/i18n/language';

const data = resolve(import.meta.dirname, '../../../../libs/domain/data');
const pages = guidePages((path) => readFileSync(resolve(data, path), 'utf8'), '2026-11-20');

/** The guide of the page at this address. */
export function guideAt(path: string): StateGuide {
  const language: Language = path.startsWith('/es/') ? 'es' : 'en';
  const page = pages.states(language).find((one) => one.path === path);
  return page?.seed[0]?.[1] as StateGuide;
}

export const guideList = (language: Language): StateGuides => pages.list(language)[0]?.[1] as StateGuides;

/** A calculator response whose figures all differ from the example. */
export const quickEstimate: QuickEstimate = {
  state: 'MD',
  county: 'Howard County',
  asOf: '2027-01-15',
  priceCents: 65_000_000,
  loanType: 'FHA',
  loanAmountCents: 62_725_000,
  downPaymentCents: 2_275_000,
  closingCosts: { typicalCents: 2_345_600, lowCents: 2_200_000, highCents: 2_500_000 },
  cashToCloseCents: 4_620_600,
  byLaw: [
    {
      key: 'tax.md-state-transfer-tax',
      name: 'State transfer tax',
      payer: 'buyer-and-seller',
      typicalCents: 162_500,
      lowCents: 162_500,
      highCents: 162_500,
      sellerCents: 162_500,
      exact: true,
      working: '$650,000.00 × 0.5% = $3,250.00',
    },
  ],
  groups: [{ group: 'lender', fees: 12, typicalCents: 700_000, lowCents: 600_000, highCents: 900_000 }],
  notices: ['Check the FHA limit of your county: this loan may be over it'],
};
