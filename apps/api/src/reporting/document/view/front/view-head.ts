import type { ViewHead } from '../report-view.js';
import type { Showing } from '../view-report.js';
import type { Viewing } from '../viewing.js';

/** The purchase and the one figure; reports of before November 2026 have fees without the down payment for it. */
export function viewHead(viewing: Viewing, { exhibit, older, siteUrl }: Showing): ViewHead {
  const { document, words } = viewing;
  const { property, reportId } = document;
  return {
    kicker: exhibit ? words.exhibits[exhibit].kicker : words.kicker,
    address: property.address,
    stamp: exhibit ? words.exhibits[exhibit].stamp : stampOf(viewing),
    factsTitle: words.property.heading,
    facts: purchaseFacts(viewing),
    ...headline(viewing),
    place: property.place.summary,
    missing: older
      ? [words.changes.older(older, `${siteUrl}/html-report/${reportId}`), ...property.place.missing]
      : property.place.missing,
  };
}

function stampOf({ document, words, formats }: Viewing): string {
  const { reportId, generatedAt, changes } = document;
  const at = formats.dateAndTime(generatedAt);
  return changes ? words.changes.stamp(reportId, changes.version, at) : words.stamp(reportId, at);
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
  const { occupancy } = property;
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
    ...(occupancy === null || occupancy === 'own-home'
      ? []
      : [{ name: words.changes.fields.occupancy, value: words.changes.occupancies[occupancy] }]),
  ];
}
