import type { Contacts, ReportFee } from '@closewise/contracts/report-document';
import { partyOf, type Party } from './party-of.js';
import { sumOf } from './ranges.js';
import type { ReportDocumentInput } from './report-document-input.js';
import type { Writing } from './writing.js';

const questionsPerCall = 4;

/** One entry for each party to call, with its fees and the most valuable questions. */
export function writeContacts(
  { texts }: Writing,
  { estimate, jurisdiction }: ReportDocumentInput,
  fees: readonly ReportFee[],
): Contacts {
  const { title, introduction, parties, closingAgents } = texts.contacts;
  const nameOf = (party: Party) =>
    party === 'settlement' && jurisdiction ? closingAgents[jurisdiction.closingAgent.type] : parties[party];
  const contactOf = new Map(estimate.lines.map((line) => [line.key, line.whoToContact.en]));
  const calls = Map.groupBy(
    fees.filter((fee) => fee.buyer.typicalCents > 0),
    (fee) => partyOf(contactOf.get(fee.id) ?? ''),
  );
  const contacts = [...calls].map(([party, theirs]) => ({
    who: nameOf(party),
    feeIds: theirs.map((fee) => fee.id),
    buyerTypicalCents: sumOf(theirs).typicalCents,
    questions: questionsOf(theirs),
  }));
  return {
    title,
    introduction,
    contacts: contacts.toSorted((left, right) => right.buyerTypicalCents - left.buyerTypicalCents),
  };
}

function questionsOf(fees: readonly ReportFee[]): string[] {
  const negotiableFirst = fees.toSorted(
    (left, right) =>
      Number(right.category === 'negotiable') - Number(left.category === 'negotiable') ||
      right.buyer.typicalCents - left.buyer.typicalCents,
  );
  return [...new Set(negotiableFirst.map((fee) => fee.ask))].slice(0, questionsPerCall);
}
