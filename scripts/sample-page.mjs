/** What the sample page shows of an estimate, in one language: every line that can cost something, by category, and the cash to close. */
export function samplePageOf({ lines, cashToClose }, language) {
  const shown = lines.filter(({ range }) => range.highCents > 0);
  const ofCategory = (wanted) => shown.filter(({ category }) => category === wanted);
  const amounts = ({ name, range }) => ({ name: name[language], ...range });
  const { closingCostsCents, closingCostsFinancedCents, downPaymentCents, cashToCloseCents } =
    cashToClose.sellerPaysAgent;
  return {
    cash: { closingCostsCents, closingCostsFinancedCents, downPaymentCents, cashToCloseCents },
    required: ofCategory('required').map(amounts),
    negotiable: ofCategory('negotiable').map((line) => ({
      ...amounts(line),
      whoToContact: line.whoToContact[language],
      whatToAskFor: line.whatToAskFor[language],
    })),
    optional: ofCategory('optional').map(amounts),
  };
}
