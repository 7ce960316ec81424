import type { Exhibit, ViewHead } from '../report-view.js';
import type { Viewing } from '../viewing.js';

/** The purchase and the one figure; reports of before November 2026 have fees without the down payment for it. */
export function viewHead(viewing: Viewing, exhibit: Exhibit | null): ViewHead {
  const { document, words, formats } = viewing;
  const { property, reportId, generatedAt } = document;
  return {
    kicker: exhibit ? words.exhibits[exhibit].kicker : words.kicker,
    address: property.address,
    stamp: exhibit ? words.exhibits[exhibit].stamp : words.stamp(reportId, formats.dateAndTime(generatedAt)),
    factsTitle: words.property.heading,
    facts: purchaseFacts(viewing),
    ...headline(viewing),
    place: property.place.summary,
    missing: property.place.missing,
  };
}

function headline({ document, words, formats }: Viewing): Pick<ViewHead, 'headline' | 'scenario'> {
  const { cashToClose, totals, agentCompensation } = document.sections.costSummary;
  if (cashToClose) {
    const { headlineCents, interval, otherScenario, assumptions } = cashToClose;
    return {
      headline: { label: words.headline, amount: formats.dollars(headlineCents), interval },
      scenario: [...(otherScenario ? [otherScenario.text] : []), assumptions],
    };
  }
  const { lowCents, typicalCents, highCents } = totals.atClosing;
  return {
    headline: {
      label: words.earlierHeadline,
      amount: formats.money(typicalCents),
      interval: words.range(formats.roughMoney(lowCents), formats.roughMoney(highCents)),
    },
    scenario: agentCompensation ? [agentCompensation.text] : [],
  };
}

function purchaseFacts({ document, words, formats }: Viewing): ViewHead['facts'] {
  const { property } = document;
  const kind = words.propertyTypes[property.propertyType];
  const isFinanced = property.loanAmountCents > 0;
  const loan = isFinanced
    ? `${formats.money(property.loanAmountCents)}, ${words.loanTypes[property.loanType]}`
    : words.property.noLoan;
  return [
    { name: words.property.price, value: formats.money(property.priceCents) },
    { name: words.property.loan, value: loan },
    ...(isFinanced
      ? [{ name: words.property.downPayment, value: formats.money(property.downPaymentCents) }]
      : []),
    { name: words.property.kind, value: property.hasPool ? `${kind}, ${words.property.pool}` : kind },
    { name: words.property.buyer, value: words.buyerTypes[property.buyerType] },
  ];
}
