/** Words to say, by whom they are said to. */
export const scripts = {
  lender: (fee: string, amount: string) =>
    `I am comparing Loan Estimates from three lenders. I expect about ${amount} for ‘${fee}’. Can you waive it, or match the lowest total of section A in writing?`,
  broker: (fee: string, amount: string) =>
    `Who pays for ‘${fee}’, the lender or I? If it is I, I expect no more than ${amount}. Please show me the same loan with each choice.`,
  settlement: (fee: string, amount: string) =>
    `Please send me a written quote with every charge for this closing. I have seen about ${amount} for ‘${fee}’. What is included, and what can you leave out?`,
  title: (fee: string, amount: string) =>
    `Before I pay about ${amount} for ‘${fee}’: is there a reissue rate because of the seller’s policy, and is the simultaneous rate applied to the lender’s policy?`,
  attorney: (fee: string, amount: string) =>
    `Can you offer ‘${fee}’ for a flat fee of about ${amount}, title review and closing included, and tell me now what would cost extra?`,
  survey: (fee: string, amount: string) =>
    `Will the lender and the title company accept the seller’s existing survey with an affidavit? If not, can you do ‘${fee}’ for ${amount} or less?`,
  agent: (fee: string, amount: string) =>
    `Our agreement decides ‘${fee}’, about ${amount}. What would you accept, and will you ask the seller to cover it in my offer?`,
  brokerage: (fee: string, amount: string) =>
    `I see ‘${fee}’, about ${amount}, on top of the commission. I would like it waived before I sign.`,
  office: (fee: string, amount: string) =>
    `What work does ‘${fee}’, about ${amount}, pay for? If it is office overhead, please waive it or include it in the settlement fee.`,
  association: (fee: string, amount: string) =>
    `Please send me the fee schedule that allows ‘${fee}’ (about ${amount}). Does the state limit it, and does the seller usually pay it?`,
  other: (fee: string, amount: string) =>
    `I expect about ${amount} for ‘${fee}’. Which part of it is open to discussion, and may I use another provider?`,
  unexpected: (fee: string) =>
    `I do not expect to pay ‘${fee}’. Please confirm in writing that it will not appear on my closing papers.`,
};
