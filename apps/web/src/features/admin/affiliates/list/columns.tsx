import { rowSortingFeature, tableFeatures, createColumnHelper } from '@tanstack/react-table';
import { Link } from 'react-router-dom';
import type { AdminAffiliate } from '@closewise/contracts/admin';
import { EmailAddress } from '../../../../shared/ui/EmailAddress';
import { dollars } from '../../../../shared/i18n/money';
import { Badge } from '../../../../shared/ui/Badge';
import { ledgerLink } from '../../ledger/ledger-address';
import texts from '../texts';

/** The server sorts and pages; the table only tracks the sort order. */
export const features = tableFeatures({ rowSortingFeature });
export type ListFeatures = typeof features;

const t = texts.list;
const column = createColumnHelper<ListFeatures, AdminAffiliate>();

/** The column ids are the sort keys of the API. */
export const columns = column.columns([
  column.accessor('name', {
    header: t.columns.name,
    cell: ({ row }) => <NameCell affiliate={row.original} />,
  }),
  column.accessor('email', {
    header: t.columns.email,
    cell: ({ getValue }) => <EmailAddress address={getValue()} />,
  }),
  column.accessor('referralCode', {
    id: 'code',
    header: t.columns.code,
    cell: ({ getValue }) => (
      <Link
        className="link num inline-flex min-h-6 items-center font-medium"
        aria-label={t.ledgerOf(getValue())}
        to={ledgerLink({ kind: 'affiliate', label: getValue() })}
      >
        {getValue()}
      </Link>
    ),
  }),
  column.accessor('totalReferrals', {
    id: 'referrals',
    header: t.columns.referrals,
    sortDescFirst: true,
    cell: ({ getValue, row }) => (
      <ValueWithNote value={String(getValue())} note={t.thisMonth(row.original.monthlyReferrals)} />
    ),
  }),
  column.accessor('commissionRate', {
    id: 'rate',
    header: t.columns.rate,
    sortDescFirst: true,
    cell: ({ getValue, row }) => (
      <ValueWithNote
        value={`${getValue()}%`}
        note={row.original.customRate === null ? t.usualRate : t.customRate}
      />
    ),
  }),
  column.accessor('totalEarnings', {
    id: 'earnings',
    header: t.columns.earnings,
    sortDescFirst: true,
    cell: ({ getValue }) => <span className="num font-semibold">{dollars(getValue())}</span>,
  }),
  column.display({
    id: 'status',
    header: t.columns.status,
    cell: ({ row }) => <StatusBadges affiliate={row.original} />,
  }),
]);

const ValueWithNote = ({ value, note }: { value: string; note: string }) => (
  <>
    <span className="num font-semibold">{value}</span>
    <span className="block text-sm leading-snug text-muted">{note}</span>
  </>
);

/** Name, and the organization the affiliate belongs to. */
function NameCell({ affiliate }: { affiliate: AdminAffiliate }) {
  const { name, isMasterAccount, organizationTag, organizationMemberId } = affiliate;
  const membership = organizationTag && texts.details.memberOf(organizationTag, organizationMemberId);
  const note = isMasterAccount
    ? [texts.list.master, organizationTag].filter(Boolean).join(' · ')
    : membership;
  return (
    <>
      <span className="font-semibold">{name || texts.list.erased}</span>
      {note && <span className="block text-sm font-normal leading-snug text-muted">{note}</span>}
    </>
  );
}

const tones = { 'Top Performer': 'accent', Active: 'good', New: 'plain' } as const;

/** The affiliate's level; also shown if the account is inactive or terminated. */
function StatusBadges({ affiliate: { status, label } }: { affiliate: AdminAffiliate }) {
  if (status === 'terminated') return <Badge tone="bad">{texts.list.terminated}</Badge>;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={tones[label]}>{label}</Badge>
      {status === 'inactive' && <Badge tone="warning">{texts.list.inactive}</Badge>}
    </span>
  );
}
