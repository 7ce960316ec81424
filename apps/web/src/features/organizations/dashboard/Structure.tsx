import {
  defaultRatePercent,
  overridePercent,
  splitPolicyOf,
  splitPolicyVersion,
} from '@closewise/domain/affiliation';
import { formatCents } from '../../../shared/i18n/money';
import { useReportPriceCents } from '../../../shared/price/report-price';
import { Panel } from '../../../shared/ui/Panel';
import { SheetLine } from '../../../shared/ui/SheetLine';
import texts from './texts';

const t = texts.structure;
const policy = splitPolicyOf(splitPolicyVersion);
const terms = { commissionPercent: defaultRatePercent, overridePercent };

/** How the current report price is shared if a member sells a report. */
export function Structure() {
  const priceCents = useReportPriceCents();
  const { overrideCents, commissionCents, houseCents } = policy.sharesOf(priceCents, terms);
  const amount = (cents: number) => formatCents(cents, 'en', 2);
  return (
    <Panel title={t.title} lede={t.perReport(formatCents(priceCents, 'en'))}>
      <dl className="num -mt-3 divide-y divide-dashed divide-line">
        <SheetLine name={t.own} note={t.ownNote} value={amount(overrideCents)} />
        <SheetLine name={t.agent} note={t.agentNote} value={amount(commissionCents)} />
        <SheetLine name={t.house} note={t.houseNote} value={amount(houseCents)} />
        <SheetLine name={t.total} value={amount(priceCents)} />
      </dl>
      <p className="mt-2 text-[0.9375rem] text-muted">{t.never}</p>
    </Panel>
  );
}
