import type { Contacts, ReportFee } from '@closewise/contracts/report-document';
import { type Viewing, anchors } from './viewing.js';
import type { ViewSection } from './report-view.js';
import type { CallsBlock } from './blocks.js';

/** The contacts with their fees and questions; null if there is nobody to pay. */
export function viewCalls(viewing: Viewing): ViewSection | null {
  const { title, introduction, contacts } = viewing.document.sections.contacts;
  if (contacts.length === 0) return null;
  return { anchor: anchors.contacts, title, introduction, blocks: [callsBlock(viewing)] };
}

type Contact = Contacts['contacts'][number];
type Call = Readonly<{ who: string; anchor: string }>;

const named = 6;

const anchorOfCall = (index: number): string => `call-${index + 1}`;

/** One call per party. Questions about particular fees name them. */
function callsBlock(viewing: Viewing): CallsBlock {
  const { contacts } = viewing.document.sections.contacts;
  return {
    kind: 'calls',
    items: contacts.map((contact, index) => ({
      anchor: anchorOfCall(index),
      who: contact.who,
      amount: viewing.formats.roughMoney(contact.buyerTypicalCents),
      fees: namedFees(viewing, contact),
      questions: contact.questions.map((text) => ({ about: subjectOf(viewing, contact, text), text })),
    })),
  };
}

/** The names of the largest fees, and the number of the others. */
function namedFees({ fee, words }: Viewing, { feeIds }: Contact): string {
  const names = feeIds
    .map(fee)
    .toSorted((one, other) => other.buyer.typicalCents - one.buyer.typicalCents)
    .map(({ name }) => name);
  return names.length <= named + 1
    ? names.join('; ')
    : words.savings.andMore(names.slice(0, named).join('; '), names.length - named);
}

function subjectOf({ fee }: Viewing, { feeIds }: Contact, question: string): string | null {
  const names = feeIds
    .map(fee)
    .filter(({ ask }) => ask === question)
    .map(({ name }) => name);
  return names.length > 0 && names.length < feeIds.length ? names.join('; ') : null;
}

/** The call that already contains this fee's question; null if none does. */
export function callAbout({ document }: Viewing, { ask }: Pick<ReportFee, 'ask'>): Call | null {
  const { contacts } = document.sections.contacts;
  const index = contacts.findIndex(({ questions }) => questions.includes(ask));
  return index < 0 ? null : { who: contacts[index]!.who, anchor: anchorOfCall(index) };
}
