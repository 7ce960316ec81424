import type { Contacts, ReportFee } from '@closewise/contracts/report-document';
import { sumOf } from './fee-groups.js';
import type { ReportDocumentInput } from './report-document-input.js';
import type { Writing } from './writing.js';
import type { ReportTexts } from '../../texts/index.js';

const questionsPerCall = 4;

/** One entry per party, with its fees and the most valuable questions. */
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

type Party = keyof ReportTexts['contacts']['parties'];

/** First match wins, because a contact may name two parties. */
const words: readonly (readonly [RegExp, Party])[] = [
  [/managing agent/i, 'building'],
  [/builder’s/i, 'builder'],
  [/insurance/i, 'insurer'],
  [/lender|loan officer|bank|mortgage broker/i, 'lender'],
  [/title|settlement|escrow|closing/i, 'settlement'],
  [/attorney/i, 'attorney'],
  [/agent|brokerage/i, 'agent'],
  [/association|HOA|park/i, 'association'],
  [/survey/i, 'surveyor'],
  [/inspector|contractor|engineer|plumber|roofer|pest|tester|consultant|scientist/i, 'inspector'],
  [/county|city|recorder|assessor|department|treasurer|clerk|collector|tax/i, 'government'],
];

/** The party that the English text of a contact names. */
const partyOf = (contact: string): Party => words.find(([pattern]) => pattern.test(contact))?.[1] ?? 'others';
