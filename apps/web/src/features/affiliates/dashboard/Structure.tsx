import { Link } from 'react-router-dom';
import { overridePercent } from '@closewise/domain/affiliation';
import { percentOf } from '@closewise/domain/money';
import type { Affiliate } from '../../../shared/api/affiliate';
import { englishHref } from '../../../shared/i18n/english-paths';
import { dollars, formatCents } from '../../../shared/i18n/money';
import { useReportPriceCents } from '../../../shared/price/report-price';
import { Panel } from '../../../shared/ui/Panel';
import { SheetLine } from '../../../shared/ui/SheetLine';
import { isWaitingForApproval } from '../ReferralCode';
import { minimumThreshold } from './commissions';
import texts from './texts';

const t = texts.structure;

/** Commission rate, amounts, and payout terms. */
export function Structure({ affiliate }: { affiliate: Affiliate }) {
  const priceCents = useReportPriceCents();
  const { commissionRate, isMasterAccount, organizationTag, organizationStatus } = affiliate;
  const approved = !isMasterAccount && organizationTag !== null && organizationStatus === 'approved';
  return (
    <Panel title={t.title}>
      <dl className="num -mt-2 divide-y divide-dashed divide-line">
        <SheetLine name={t.rate} note={t.rateNote} value={`${commissionRate}%`} />
        <SheetLine
          name={t.perReport(formatCents(priceCents, 'en'))}
          value={formatCents(percentOf(priceCents, commissionRate), 'en', 2)}
        />
        {approved && (
          <SheetLine
            name={t.override(organizationTag)}
            note={t.overrideNote}
            value={formatCents(percentOf(priceCents, overridePercent), 'en', 2)}
          />
        )}
        <SheetLine name={t.minimum} value={dollars(minimumThreshold)} />
        <SheetLine name={t.when} note={t.whenNote} value={t.whenValue} />
      </dl>
      {organizationStatus === 'waiting' && !isMasterAccount && organizationTag && (
        <p className="mt-2 text-[0.9375rem] text-muted">{t.waiting(organizationTag)}</p>
      )}
      {affiliate.membershipRejectedBy && (
        <p className="mt-2 text-[0.9375rem] text-muted">{t.rejected(affiliate.membershipRejectedBy)}</p>
      )}
      {isMasterAccount && (
        <p className="mt-2 text-[0.9375rem] text-muted">
          {isWaitingForApproval(affiliate) ? t.masterWaiting : t.master}
        </p>
      )}
      <Link className="link mt-3 inline-flex min-h-8 items-center" to={englishHref('affiliateTerms')}>
        {t.terms}
      </Link>
    </Panel>
  );
}
