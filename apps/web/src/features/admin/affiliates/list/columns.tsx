import { createColumnHelper } from '@tanstack/react-table';
import type { AdminAffiliate } from '@closewise/contracts/admin';
import { Link } from 'react-router-dom';
import { EmailAddress } from '../../../../shared/ui/EmailAddress';
import { dollars } from '../../../../shared/i18n/money';
import { ledgerOf } from '../../ledger/ledger-address';
import texts from '../texts';
import type { ListFeatures } from './features';
import { NameCell } from './NameCell';
import { StatusBadges } from './StatusBadges';

const t = texts.list;
const column = createColumnHelper<ListFeatures, AdminAffiliate>();

/** The ids are the words by which the server sorts. */
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
        to={ledgerOf({ kind: 'affiliate', label: getValue() })}
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
      <Noted value={String(getValue())} note={t.thisMonth(row.original.monthlyReferrals)} />
    ),
  }),
  column.accessor('commissionRate', {
    id: 'rate',
    header: t.columns.rate,
    sortDescFirst: true,
    cell: ({ getValue, row }) => (
      <Noted value={`${getValue()}%`} note={row.original.customRate === null ? t.usualRate : t.customRate} />
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

const Noted = ({ value, note }: { value: string; note: string }) => (
  <>
    <span className="num font-semibold">{value}</span>
    <span className="block text-sm leading-snug text-muted">{note}</span>
  </>
);
