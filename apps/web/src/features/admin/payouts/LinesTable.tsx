import { Link } from 'react-router-dom';
import type { PayoutLine } from '../../../shared/api/admin-payouts';
import { formatCents } from '../../../shared/i18n/money';
import { ColumnHead } from '../../../shared/ui/ColumnHead';
import { ledgerOf } from '../ledger/ledger-address';
import texts from './texts';

const t = texts.run;
const money = (cents: number) => formatCents(cents, 'en', 2);

/** Payees of a run; on a narrow screen the balance is left to the ledger, which each payee leads to. */
export function LinesTable({ lines }: { lines: readonly PayoutLine[] }) {
  return (
    <table className="num w-full text-[0.9375rem]">
      <thead>
        <tr className="border-b border-ink/80">
          <ColumnHead>{t.columns.payee}</ColumnHead>
          <ColumnHead numeric className="max-lg:hidden">
            {t.columns.balance}
          </ColumnHead>
          <ColumnHead numeric className="max-lg:hidden">
            {t.columns.hold}
          </ColumnHead>
          <ColumnHead numeric className="max-lg:hidden">
            {t.columns.disputed}
          </ColumnHead>
          <ColumnHead numeric>{t.columns.amount}</ColumnHead>
          <ColumnHead className="pl-3 sm:pl-4">{t.columns.state}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <LineRow key={`${line.payee.kind} ${line.payee.label}`} line={line} />
        ))}
      </tbody>
    </table>
  );
}

const LineRow = ({ line }: { line: PayoutLine }) => (
  <tr className="border-b border-dashed border-line align-top">
    <th scope="row" className="min-w-24 py-2.5 pr-2 text-left font-medium [overflow-wrap:anywhere]">
      <Link className="link" aria-label={t.ledgerOf(line.payee.label)} to={ledgerOf(line.payee)}>
        {line.payee.label}
      </Link>
      {line.name && <span className="block font-sans text-sm font-normal text-muted">{line.name}</span>}
    </th>
    <td className="px-2 py-2.5 text-right max-lg:hidden">{money(line.balanceCents)}</td>
    <td className="px-2 py-2.5 text-right max-lg:hidden">{money(line.withinHoldCents)}</td>
    <td className="px-2 py-2.5 text-right max-lg:hidden">{money(line.disputedCents)}</td>
    <td className="px-2 py-2.5 text-right font-semibold">{money(line.payCents)}</td>
    <td
      className={`py-2.5 pl-3 sm:pl-4 [overflow-wrap:anywhere] ${line.status === 'failed' || line.status === 'held' ? 'text-clay-700' : ''}`}
    >
      <span>{line.words}</span>
      {line.status === 'failed' && <code className="block text-sm text-muted">{line.reason}</code>}
    </td>
  </tr>
);
