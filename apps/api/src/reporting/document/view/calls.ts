import type { Contacts, ReportFee } from '@closewise/contracts/report-document';
import type { CallsBlock } from './blocks.js';
import type { Viewing } from './viewing.js';

type Contact = Contacts['contacts'][number];
type Call = Readonly<{ who: string; anchor: string }>;

const named = 6;

const anchorOf = (index: number): string => `call-${index + 1}`;

/** One call for each party; a question that is about certain fees says which. */
export function callsBlock(viewing: Viewing): CallsBlock {
  const { contacts } = viewing.document.sections.contacts;
  return {
    kind: 'calls',
    items: contacts.map((contact, index) => ({
      anchor: anchorOf(index),
      who: contact.who,
      amount: viewing.formats.roughMoney(contact.buyerTypicalCents),
      fees: namedFees(viewing, contact),
      questions: contact.questions.map((text) => ({ about: subjectOf(viewing, contact, text), text })),
    })),
  };
}

/** The names of the dearest, and how many more there are: all stand on the list of fees. */
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

/** The call in which this fee's question is printed, so that it is not printed again; null where there is none. */
export function callAbout({ document }: Viewing, { ask }: Pick<ReportFee, 'ask'>): Call | null {
  const { contacts } = document.sections.contacts;
  const index = contacts.findIndex(({ questions }) => questions.includes(ask));
  return index < 0 ? null : { who: contacts[index]!.who, anchor: anchorOf(index) };
}
