import type { Showing, ViewHead } from './report-view.js';
import type { Viewing } from './viewing.js';

/** The purchase and its cash to close. Reports from before November 2026 show fees without the down payment instead. */
export function viewHead(
  viewing: Viewing,
  { exhibit, older, orderNumber }: Omit<Showing, 'siteUrl'>,
): ViewHead {
  const { document, words } = viewing;
  const { property } = document;
  return {
    kicker: exhibit ? words.exhibits[exhibit].kicker : words.kicker,
    address: property.address,
    stamp: exhibit ? words.exhibits[exhibit].stamp : stampOf(viewing, orderNumber ?? null),
    factsTitle: words.property.heading,
    facts: purchaseFacts(viewing),
    ...headline(viewing),
    place: property.place.summary,
    missing: older ? [words.changes.older(older), ...property.place.missing] : property.place.missing,
  };
}

/** The stamp never contains the report's id: reports are passed on, and the id opens every version. */
function stampOf({ document, words, formats }: Viewing, orderNumber: string | null): string {
  const { generatedAt, changes } = document;
  const at = formats.dateAndTime(generatedAt, document.property.place.state);
  return changes ? words.changes.stamp(orderNumber, changes.version, at) : words.stamp(orderNumber, at);
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
