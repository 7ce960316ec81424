// What an estimate says about one expectation of a worked example: kind, perhaps level, and payer.
const cents = {
  buyer: ({ shares }) => shares.buyerCents,
  seller: ({ shares }) => shares.sellerCents,
  lender: ({ shares }) => shares.lenderCents,
  total: ({ shares }) => shares.buyerCents + shares.sellerCents + shares.lenderCents,
};

export const amountOf = ({ lines }, { kind, level, payer }) =>
  lines
    .filter((line) => line.kind === kind && (level === undefined || line.level === level))
    .reduce((sum, line) => sum + cents[payer](line), 0);
