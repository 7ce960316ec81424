/** What a script may name: amounts as they are shown, and places; `low` is null where a provider may charge nothing. */
export type Spoken = Readonly<{
  name: string;
  amount: string;
  low: string | null;
  price: string;
  state: string;
  /** The seller pays a part of it already. */
  isShared: boolean;
}>;
type Words = Readonly<{ say: (spoken: Spoken) => string; ifNo: (spoken: Spoken) => string }>;

const noDiscount = (isShared: boolean): string =>
  isShared
    ? 'Then which discounts does your rate sheet have, and which of them fit this sale? If none does, I will compare your total with a second company’s.'
    : 'Then which discounts does your rate sheet have, and which of them fit this sale? If none does, I will ask the seller to pay half.';

const orNothing = (low: string | null): string => (low ? `some ask ${low}` : 'some ask nothing');

const words = {
  origination: {
    say: ({ amount, low }) =>
      `I am comparing three lenders before I choose one. For setting up and underwriting the loan I expect about ${amount}, and ${orNothing(low)}. At the same rate and without points, what is the lowest you can put into a new Loan Estimate?`,
    ifNo: () =>
      'Then keep the charge and give me a lender credit for the same amount. If that raises the rate, show me both versions side by side and I will decide today.',
  },
  originationVa: {
    say: ({ amount, low }) =>
      `I am using a VA loan and comparing three lenders. For setting up and underwriting the loan I expect about ${amount}, and ${orNothing(low)}. If you charge the flat 1 percent that VA allows, it has to stand in for processing and document charges too. What is your total?`,
    ifNo: () =>
      'Then please take a credit from the rate instead, and show me the loan with it and without it. I will go with the lender whose total is lower.',
  },
  originationBusiness: {
    say: ({ amount }) =>
      `I am showing your term sheet to a second bank. Your charge for making the loan comes to about ${amount}. What would it be if I moved my operating accounts to you, and will you list every other charge in the term sheet?`,
    ifNo: () => 'Then I need it back in the rate. What do you quote if the charge stays as it is?',
  },
  lenderDocuments: {
    say: ({ amount }) =>
      `The estimate has about ${amount} for preparing documents and registering the loan. Printing your own forms is part of making a loan, so please take it off.`,
    ifNo: () =>
      'Then take the same amount off the processing charge, so that your total does not go up because of it.',
  },
  broker: {
    say: ({ amount }) =>
      `Who pays you on this loan, the lender or me? It cannot be both. If it is me, I plan for no more than ${amount}. Please show me the same loan both ways.`,
    ifNo: () => 'Then I will ask a direct lender for the same loan and compare the totals by tomorrow.',
  },
  titleSearch: {
    say: ({ amount }) =>
      `Is the title search already in the premium, or in the attorney’s fee? If it is a charge of its own, I expect about ${amount}. What is your total for the search, the policies and the closing together?`,
    ifNo: () =>
      'Then please tell me how far back you search and when the title was last searched. If you can update an earlier search, I would pay for the update only.',
  },
  titleSearchIncluded: {
    say: ({ state }) =>
      `In ${state} the title search is usually part of another charge, so I do not plan to pay for it on its own. Would you confirm that in an email?`,
    ifNo: () =>
      'Then tell me what it pays for that the other charges leave out, and take it off one of them.',
  },
  titleCommitment: {
    say: ({ amount }) =>
      `I am ready to order the policy from you. Will you drop the charge for the title commitment, about ${amount} together with the closing protection letter, and issue the letter only if my lender asks for it?`,
    ifNo: () =>
      'Then I will ask the seller to take over the commitment. What is your total with everything in it, so that I can compare a second company?',
  },
  titleCommitmentCash: {
    say: ({ amount }) =>
      `I am ready to order the policy from you. Will you drop the charge of about ${amount} for the title commitment?`,
    ifNo: () =>
      'Then I will ask the seller to take over the commitment. What is your total with everything in it, so that I can compare a second company?',
  },
  titleCommitmentIncluded: {
    say: ({ state }) =>
      `In ${state} I do not expect a charge of its own for the title commitment. Would you confirm in an email that there will be no such charge?`,
    ifNo: () =>
      'Then please show me the filed rate that allows it, and I will put the question to a second company.',
  },
  survey: {
    say: ({ amount }) =>
      `Have you, or anyone whose files you have, surveyed this lot before? An update should cost less than the ${amount} or so that I expect for a new survey. What is your price for each, and how soon can I have it?`,
    ifNo: () =>
      'Then what would you charge if it need not be quick? In the meantime I will ask the seller for the old survey and a statement that nothing was changed.',
  },
  surveyNotUsual: {
    say: ({ state }) =>
      `In ${state} buyers seldom pay for a new survey. Would you confirm that nobody orders one at my expense without asking me first?`,
    ifNo: () =>
      'Then please tell me who asks for it and why. I will ask the seller for an existing survey before anyone orders a new one.',
  },
  notary: {
    say: ({ amount }) =>
      `Can I sign in your office during business hours, without a charge for a notary? I would rather not pay about ${amount} for somebody to come to me.`,
    ifNo: () =>
      'Then please tell me the price before anyone is booked, and whether a notary at my own bank will do.',
  },
  smallCosts: {
    say: ({ amount }) =>
      `Courier, wire, electronic recording and copies come to about ${amount}. What does each of them really cost you, and which of them appear twice? You can send me everything by email.`,
    ifNo: ({ low }) =>
      low
        ? `Then let us write one flat amount for all of them. I have ${low} in mind.`
        : 'Then let us write one flat amount for all of them, and keep to it at closing.',
  },
  closingAttorney: {
    say: ({ amount }) =>
      `I need an attorney for a closing at ${amount} or less, as one flat fee with the title review, the documents and the handling of the money in it. Is that what you charge, and what would come on top?`,
    ifNo: () =>
      'I understand. Then please make your figure final: nothing more for documents, copies, email or a second visit. On that basis I would confirm today.',
  },
  attorneyOfShares: {
    say: ({ amount }) =>
      `I am buying a co-op and need an attorney at ${amount} or less, as one flat fee that covers the contract, the building’s books, the board package and the closing. Is that what you charge, and what would come on top?`,
    ifNo: () =>
      'I understand. Then please make your figure final: nothing more for documents, copies, email or a second visit. On that basis I would confirm today.',
  },
  escrow: {
    say: ({ amount, price }) =>
      `What is the whole escrow fee on your rate sheet for a sale at ${price}, and which part of it is mine? I plan for about ${amount}. What do the loan papers add?`,
    ifNo: ({ isShared }) => noDiscount(isShared),
  },
  escrowCash: {
    say: ({ amount, price }) =>
      `What is the whole escrow fee on your rate sheet for a sale at ${price}, and which part of it is mine? I plan for about ${amount}, and there is no loan.`,
    ifNo: ({ isShared }) => noDiscount(isShared),
  },
  settlement: {
    say: ({ amount }) =>
      `Please quote me the closing in one figure: your fee, the documents, courier and wires. I plan for about ${amount} for your fee. What is in it, and what would you add?`,
    ifNo: () =>
      'Then I will take your fee as it is if all the small charges are inside it. Can you put that into the quote?',
  },
  agentPaidBySeller: {
    say: () =>
      'Our written agreement has to name your fee before we tour a home, and no law or market rule sets it. I would like the offer to ask the seller to pay it. Can we write that I owe nothing beyond what the seller pays?',
    ifNo: () =>
      'Then let us agree today on the most I would pay if the seller pays less: an amount in dollars, not a percentage, written into the agreement.',
  },
  agentPaidByBuyer: {
    say: ({ amount, low }) =>
      `At this price your fee comes to about ${amount}. It is ours to agree on: no law or market rule sets it. ${low ? `Would you do this purchase for ${low}` : 'Would you do this purchase for less'}, and will the offer ask the seller to pay it?`,
    ifNo: () =>
      'Then a flat fee instead of a percentage, or a part of it back to me at closing where state law and my lender allow it. Which of the two suits you better?',
  },
  agentForBusiness: {
    say: () =>
      'Who pays you in this sale, and how much? I would like the seller to pay it, and our agreement to say that I owe nothing beyond what the seller pays.',
    ifNo: () =>
      'Then let us agree on the most I would pay if the seller pays less: an amount in dollars, written down before the offer goes out.',
  },
  agentForBusinessPaidByBuyer: {
    say: ({ amount, low }) =>
      `At this price your fee comes to about ${amount}. ${low ? `Would you do this purchase for ${low}` : 'Would you do this purchase for less'}, and will the offer ask the seller to pay it?`,
    ifNo: () => 'Then let us make it a flat fee, paid only if the sale closes. What amount would you accept?',
  },
  brokerage: {
    say: ({ amount }) =>
      `Your brokerage adds about ${amount} as a transaction fee to the commission. I would like it struck from our agreement before I sign.`,
    ifNo: () => 'Then please take it off the commission, so that I pay one amount for your work and not two.',
  },
  builder: {
    say: ({ amount }) =>
      `What does your closing charge of about ${amount} pay for? I am already buying the house from you, so I would like it struck from the contract.`,
    ifNo: () =>
      'Then give me the same amount as a credit toward my closing costs. And what do you add if I take your own lender, so that I can compare it with another lender’s offer?',
  },
  liensOnShares: {
    say: ({ amount }) =>
      `I need one search for liens and judgments that covers the seller, the corporation and me. I expect about ${amount}. Is that your price for all three?`,
    ifNo: () =>
      'Then what would a policy on the proprietary lease cost with the search inside it? I would compare the two.',
  },
  other: {
    say: ({ name, amount }) =>
      `I would like to understand one charge: ${name}. I expect about ${amount}. Who requires it, and may I choose another provider?`,
    ifNo: () =>
      'Then please send me the invoice with the closing figures, so that I pay the actual cost and no more.',
  },
  unexpected: {
    say: ({ name }) =>
      `I do not expect to pay one charge that I have read about: ${name}. Would you confirm in an email that it will not be on my closing papers?`,
    ifNo: () => 'Then please tell me who requires it and what it pays for, before anyone orders it.',
  },
} satisfies Readonly<Record<string, Words>>;
export type ScriptName = keyof typeof words;

/** Words to say on the phone, by what the call is about, and what to say when the answer is no. */
export const scripts: Readonly<Record<ScriptName, Words>> = words;
