import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { estimateClosingCosts } from './estimate-closing-costs.js';
import type { Estimate } from './estimate.js';
import type { PropertyInput } from './property.js';
import { readRuleBook } from './test/rule-book.js';

const posts = join(import.meta.dirname, '../../../../content/posts');
const rules = readRuleBook();

/** The purchase in the articles: $400,000, closing on January 15, 2027. */
const estimateOf = (input: Partial<PropertyInput>) =>
  estimateClosingCosts(
    { state: 'TX', price: 400_000, buyerType: 'financing', closingDate: '2027-01-15', ...input },
    rules,
    '2026-11-23',
  );
const dollars = (cents: number) => `$${Math.round(cents / 100).toLocaleString('en-US')}`;
const closing = ({ cashToClose }: Estimate) => dollars(cashToClose.sellerPaysAgent.closingCostsCents);
const brought = ({ cashToClose }: Estimate) => dollars(cashToClose.sellerPaysAgent.cashToCloseCents);
const section = ({ cashToClose }: Estimate, of: 'E' | 'F' | 'G' | 'H') =>
  dollars(cashToClose.sellerPaysAgent.sections[of]);

/** What one party pays of a kind, such as `title-owner-policy`. */
const share = (input: Partial<PropertyInput>, kinds: readonly string[], side: 'buyerCents' | 'sellerCents') =>
  dollars(
    estimateOf(input)
      .lines.filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, { shares }) => sum + shares[side], 0),
  );
const interestOn = (closingDate: string) =>
  dollars(
    estimateOf({ closingDate }).lines.find(({ key }) => key === 'fee.prepaid_interest')?.range.typicalCents ??
      0,
  );

const figures = {
  'prepaids-are-not-fees': {
    translation: 'pagos-adelantados-no-son-cargos',
    amounts: () => {
      const usual = estimateOf({});
      const { lowCents, highCents } = usual.totals.likely;
      const days = ['2027-01-04', '2027-01-15', '2027-01-28'];
      return [
        ...days.flatMap((closingDate) => [closing(estimateOf({ closingDate })), interestOn(closingDate)]),
        ...(['E', 'F', 'G', 'H'] as const).map((of) => section(usual, of)),
        dollars(lowCents),
        dollars(highCents),
      ];
    },
  },
  'what-each-loan-costs-at-closing': {
    translation: 'lo-que-cuesta-cada-prestamo',
    amounts: () =>
      (['Conventional', 'FHA', 'VA', 'USDA'] as const)
        .map((loanType) => estimateOf({ loanType }))
        .flatMap((estimate) => [closing(estimate), brought(estimate)]),
  },
  'who-pays-the-transfer-tax': {
    translation: 'quien-paga-el-impuesto-de-transferencia',
    amounts: () => [
      ...['PA', 'NH', 'DE', 'VT', 'TN'].map((state) =>
        share({ state, buyerType: 'cash' }, ['transfer-tax'], 'buyerCents'),
      ),
      ...['FL', 'PA', 'NH', 'DE', 'WA'].map((state) => share({ state }, ['transfer-tax'], 'sellerCents')),
      share({ state: 'GA' }, ['intangible-tax', 'mortgage-tax'], 'buyerCents'),
    ],
  },
  'two-title-policies': {
    translation: 'dos-polizas-de-titulo',
    amounts: () => [
      ...['TX', 'FL', 'OH'].map((state) => share({ state }, ['title-owner-policy'], 'sellerCents')),
      ...['GA', 'NY'].map((state) => share({ state }, ['title-owner-policy'], 'buyerCents')),
      ...['TX', 'FL', 'OH', 'GA', 'NY'].map((state) =>
        share({ state }, ['title-lender-policy'], 'buyerCents'),
      ),
    ],
  },
};

describe('[BL-05] the amounts in the articles', () => {
  it.each(Object.entries(figures))('%s matches the engine in both languages', (slug, article) => {
    const english = readFileSync(join(posts, 'en', `${slug}.md`), 'utf8');
    const spanish = readFileSync(join(posts, 'es', `${article.translation}.md`), 'utf8');
    const amounts = article.amounts();
    expect(amounts.filter((amount) => !english.includes(amount))).toEqual([]);
    expect(amounts.filter((amount) => !spanish.includes(amount))).toEqual([]);
  });
});
