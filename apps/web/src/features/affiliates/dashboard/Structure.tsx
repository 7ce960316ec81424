import { percentOf } from '@closewise/domain/money';
import { Link } from 'react-router-dom';
import type { Affiliate } from '../../../shared/api/affiliate';
import { englishHref } from '../../../shared/i18n/english-paths';
import { formatCents } from '../../../shared/i18n/money';
import { useReportPriceCents } from '../../../shared/price/report-price';
import { Panel } from '../Panel';
import { dollars, minimumThreshold } from './commissions';
import texts from './texts';

const t = texts.structure;
const overridePercent = 10;

/** What a sale brings, and when it is paid. */
export function Structure({ affiliate }: { affiliate: Affiliate }) {
  const priceCents = useReportPriceCents();
  const { commissionRate, isMasterAccount, organizationTag, organizationStatus } = affiliate;
  const approved = !isMasterAccount && organizationTag !== null && organizationStatus === 'approved';
  return (
    <Panel title={t.title}>
      <dl className="num -mt-2 divide-y divide-dashed divide-line">
        <Line name={t.rate} note={t.rateNote} value={`${commissionRate}%`} />
        <Line
          name={t.perReport(formatCents(priceCents, 'en'))}
          value={formatCents(percentOf(priceCents, commissionRate), 'en', 2)}
        />
        {approved && (
          <Line
            name={t.override(organizationTag)}
            note={t.overrideNote}
            value={formatCents(percentOf(priceCents, overridePercent), 'en', 2)}
          />
        )}
        <Line name={t.minimum} value={dollars(minimumThreshold)} />
        <Line name={t.when} note={t.whenNote} value={t.whenValue} />
      </dl>
      {organizationStatus === 'waiting' && !isMasterAccount && organizationTag && (
        <p className="mt-2 text-[0.9375rem] text-muted">{t.waiting(organizationTag)}</p>
      )}
      {isMasterAccount && <p className="mt-2 text-[0.9375rem] text-muted">{t.master}</p>}
      <Link className="link mt-3 inline-flex min-h-8 items-center" to={englishHref('affiliateTerms')}>
        {t.terms}
      </Link>
    </Panel>
  );
}

function Line({ name, note, value }: { name: string; note?: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="leading-snug">
        {name}
        {note && <span className="block text-sm text-muted">{note}</span>}
      </dt>
      <dd className="text-lg font-bold">{value}</dd>
    </div>
  );
}
