const sum = (lines, bound = 'typicalCents') => lines.reduce((total, { range }) => total + range[bound], 0);

/** What the landing page shows of an estimate: sections that add up to its total, categories, one negotiable fee. */
export function sampleOf({ loanAmountCents, lines, totals }) {
  const atClosing = lines.filter(
    ({ category, section }) => category !== 'optional' && section !== 'post-closing',
  );
  const sections = Object.entries(Object.groupBy(atClosing, ({ section }) => section))
    .map(([section, group]) => ({ section, amountCents: sum(group) }))
    .filter(({ amountCents }) => amountCents > 0)
    .toSorted((a, b) => a.section.localeCompare(b.section));
  const ofCategory = (wanted) => sum(atClosing.filter(({ category }) => category === wanted));
  return {
    loanAmountCents,
    sections,
    totals: {
      requiredCents: ofCategory('required'),
      negotiableCents: ofCategory('negotiable'),
      optionalCents: totals.optionalCents,
      totalCents: totals.buyerCashToCloseFeesCents,
    },
    negotiable: mostNegotiable(atClosing),
  };
}

/** The negotiable charge of lender or title with the widest range: the one worth a call. */
function mostNegotiable(lines) {
  const [line] = lines
    .filter(({ category, section }) => category === 'negotiable' && 'ABC'.includes(section))
    .toSorted((a, b) => b.range.highCents - b.range.lowCents - (a.range.highCents - a.range.lowCents));
  const { name, range, whoToContact, whatToAskFor } = line;
  return { name, lowCents: range.lowCents, highCents: range.highCents, whoToContact, whatToAskFor };
}
