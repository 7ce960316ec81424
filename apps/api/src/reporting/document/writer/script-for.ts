import type { ReportFee } from '@closewise/contracts/report-document';
import type { FeeKind } from '@closewise/domain/closing-costs';
import type { ReportTexts } from './texts/index.js';
import type { Writing } from './writing.js';

type Listener = Exclude<keyof ReportTexts['scripts'], 'unexpected'>;

const listenerByKind: Readonly<Partial<Record<FeeKind, Listener>>> = {
  lender: 'lender',
  'mortgage-insurance': 'lender',
  appraisal: 'lender',
  settlement: 'settlement',
  attorney: 'attorney',
  survey: 'survey',
  'title-owner-policy': 'title',
  'title-lender-policy': 'title',
  'title-endorsement': 'title',
  hoa: 'association',
};

const listenerByFee: Readonly<Record<string, Listener>> = {
  'fee.broker_fee': 'broker',
  'fee.buyer_agent': 'agent',
  'fee.transaction_fee': 'brokerage',
  'fee.title_search': 'settlement',
  'fee.title_commitment': 'settlement',
  'fee.notary': 'office',
  'fee.courier_wire': 'office',
  'fee.mers_doc': 'office',
};

/** Nobody says what stands in brackets. */
const spokenName = (name: string): string => name.replace(/ \([^)]*\)$/, '');

/** What to say about a fee; one that should not arise at all is refused in advance. */
export function scriptFor({ texts, formats }: Writing, fee: ReportFee, kind: FeeKind): string {
  const name = spokenName(fee.name);
  if (fee.buyer.typicalCents === 0) return texts.scripts.unexpected(name);
  const listener = listenerByFee[fee.id] ?? listenerByKind[kind] ?? 'other';
  return texts.scripts[listener](
    name,
    (fee.exact ? formats.money : formats.roughMoney)(fee.buyer.typicalCents),
  );
}
