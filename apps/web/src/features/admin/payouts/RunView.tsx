import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import {
  readPayoutRun,
  type PayoutLineStatus,
  type PayoutRun,
  type PayoutLine,
} from '../../../shared/api/admin-payouts';
import { SelectField } from '../../../shared/ui/SelectField';
import { formatCents } from '../../../shared/i18n/money';
import { ColumnHead } from '../../../shared/ui/ColumnHead';
import { useAdminQuery } from '../admin-calls';
import { Card } from '../Card';
import { useMayChange } from '../may-change';
import { Pager } from '../Pager';
import { Remote } from '../Remote';
import { ledgerLink } from '../ledger/ledger-address';
import { lineStatuses, payoutsLink } from './payouts-address';
import { RunActions } from './RunActions';
import { RunFacts, RunStatus } from './RunFacts';
import texts from './texts';

const t = texts.run;
const pageSize = 50;

type Props = { runId: string; only: PayoutLineStatus | undefined };

/** One run with its lines. */
export function RunView({ runId, only }: Props) {
  const [page, setPage] = useState(1);
  const read = () => readPayoutRun(runId, page, pageSize, only);
  const mayChange = useMayChange();
  const query = useAdminQuery(['payouts', runId, only ?? '', page], read, {
    keepPrevious: true,
    pollWhile: (view) => view?.isRunning ?? false,
  });
  const back = (
    <Link
      className="link inline-flex min-h-8 items-center"
      to={payoutsLink({ runId: null, only: undefined })}
    >
      {t.back}
    </Link>
  );
  return (
    <Card title={t.title(runId)} actions={back}>
      <Remote query={query} loading={t.loading}>
        {({ run, isRunning, obstacles, lines, total }) => (
          <div className="grid gap-5">
            <div className="grid justify-items-start gap-3">
              <RunStatus status={run.status} />
              <RunFacts run={run} />
              {mayChange && <RunActions run={run} isRunning={isRunning} obstacles={obstacles} />}
            </div>
            <Filter run={run} only={only} />
            {lines.length === 0 ? <p className="text-muted">{t.empty}</p> : <LinesTable lines={lines} />}
            <Pager texts={t} page={page} pageSize={pageSize} total={total} onPage={setPage} />
          </div>
        )}
      </Remote>
    </Card>
  );
}

/** Filters the lines by status; offers only statuses that occur. */
function Filter({ run, only }: { run: PayoutRun; only: PayoutLineStatus | undefined }) {
  const navigate = useNavigate();
  const shown = lineStatuses.filter((status) => status === only || (run.counts[status] ?? 0) > 0);
  return (
    <SelectField
      label={t.filter}
      options={{
        '': t.all(run.lines),
        ...Object.fromEntries(shown.map((status) => [status, t.only[status](run.counts[status] ?? 0)])),
      }}
      value={only ?? ''}
      className="max-w-xs"
      onChange={({ target }) => {
        const next = lineStatuses.find((status) => status === target.value);
        void navigate(payoutsLink({ runId: run.runId, only: next }));
      }}
    />
  );
}

const money = (cents: number) => formatCents(cents, 'en', 2);

/** The run's lines; narrow screens omit the balances, which the ledger shows. */
function LinesTable({ lines }: { lines: readonly PayoutLine[] }) {
  return (
    <div role="region" aria-label={texts.run.lines} tabIndex={0} className="overflow-x-auto">
      <table className="num w-full text-[0.9375rem]">
        <thead>
          <tr className="border-b border-ink/80">
            <ColumnHead>{texts.run.columns.payee}</ColumnHead>
            <ColumnHead numeric className="max-lg:hidden">
              {texts.run.columns.balance}
            </ColumnHead>
            <ColumnHead numeric className="max-lg:hidden">
              {texts.run.columns.hold}
            </ColumnHead>
            <ColumnHead numeric className="max-lg:hidden">
              {texts.run.columns.disputed}
            </ColumnHead>
            <ColumnHead numeric>{texts.run.columns.amount}</ColumnHead>
            <ColumnHead className="pl-3 sm:pl-4">{texts.run.columns.state}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={`${line.payee.kind} ${line.payee.label}`} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const LineRow = ({ line }: { line: PayoutLine }) => (
  <tr className="border-b border-dashed border-line align-top">
    <th scope="row" className="min-w-24 py-2.5 pr-2 text-left font-medium [overflow-wrap:anywhere]">
      <Link className="link" aria-label={texts.run.ledgerOf(line.payee.label)} to={ledgerLink(line.payee)}>
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
