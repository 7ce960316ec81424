import type { StateGuide } from '../../shared/api/state-guides';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import type { StateGuideMessages } from './messages.en';

export type Question = { question: string; answer: string };

type Texts = StateGuideMessages['questions'];

const linesOf = ({ groups }: StateGuide) => groups.flatMap(({ lines }) => lines);

/** The example's total taxes. */
function taxesOf(guide: StateGuide) {
  const taxes = linesOf(guide).filter(({ key }) => key.startsWith('tax.'));
  return {
    buyerCents: taxes.reduce((sum, { buyerCents }) => sum + buyerCents, 0),
    sellerCents: taxes.reduce((sum, { sellerCents }) => sum + sellerCents, 0),
  };
}

/** Frequent questions about a state, answered from its guide. */
export function questionsOf(guide: StateGuide, t: Texts, where: string, language: Language): Question[] {
  const dollars = (cents: number) => formatCents(cents, language, 0);
  const { totals, purchase, firstTimeBuyer } = guide;
  const taxes = taxesOf(guide);
  const policy = linesOf(guide).find(({ key }) => key === 'title.owner-policy');
  const shares = { buyer: dollars(taxes.buyerCents), seller: dollars(taxes.sellerCents) };
  return [
    {
      question: t.costs({ where }),
      answer: t.costsAnswer({
        where,
        price: dollars(purchase.priceCents),
        costs: dollars(totals.closingCostsCents),
        low: dollars(totals.likelyLowCents),
        high: dollars(totals.likelyHighCents),
        cash: dollars(totals.cashToCloseCents),
      }),
    },
    {
      question: t.taxes({ where }),
      answer: guide.noTransferTaxSourceId ? t.taxesNone({ where }) : t.taxesAnswer({ where, ...shares }),
    },
    { question: t.closer({ where }), answer: t.closers[guide.closedBy] },
    ...(policy ? [{ question: t.policy({ where }), answer: t.policyPayers[policy.payer] }] : []),
    {
      question: t.firstTime({ where }),
      answer: firstTimeBuyer
        ? t.firstTimeAnswer({
            buyer: dollars(firstTimeBuyer.buyerTaxCents),
            seller: dollars(firstTimeBuyer.sellerTaxCents),
          })
        : t.firstTimeSame,
    },
  ];
}
