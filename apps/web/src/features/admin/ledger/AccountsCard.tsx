import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { ListedAccount } from '@closewise/contracts/admin';
import { readLedgerAccounts } from '../../../shared/api/admin-ledger';
import { formatCents } from '../../../shared/i18n/money';
import { ColumnHead } from '../../../shared/ui/ColumnHead';
import { TextField } from '../../../shared/ui/TextField';
import { useAdminQuery } from '../admin-calls';
import { Card } from '../Card';
import { Pager } from '../Pager';
import { Remote } from '../Remote';
import { formatUtcDay } from '../moments';
import { accountHolder, ledgerLink, holderName } from './ledger-address';
import texts from './texts';

const t = texts.accounts;
const pageSize = 20;

/** All accounts with their balance at the end of a day, or now. The server searches and pages. */
export function AccountsCard({ asOf }: { asOf: string }) {
  const [shown, setShown] = useState({ search: '', page: 1 });
  const { register, handleSubmit } = useForm({ defaultValues: { search: '' } });
  const { search, page } = shown;
  const accounts = useAdminQuery(
    ['ledger-accounts', search, asOf, page],
    () => readLedgerAccounts(search, asOf, page, pageSize),
    { keepPrevious: true },
  );
  const submit = handleSubmit((typed) => setShown({ search: typed.search.trim(), page: 1 }));
  return (
    <Card title={t.title} lede={t.lede}>
      <form
        className="grid items-start gap-4 sm:grid-cols-[1fr_auto]"
        role="search"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          label={t.search}
          hint={t.searchHint}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          {...register('search')}
        />
        <button className="btn btn-quiet max-sm:w-full sm:mt-[1.8rem]">{t.submit}</button>
      </form>
      <Remote query={accounts} loading={t.loading}>
        {(view) => (
          <div className="mt-5" aria-busy={accounts.isFetching}>
            {asOf && <p className="mb-3 text-muted">{texts.account.endOf(formatUtcDay(asOf))}</p>}
            {view.paymentId && <p className="mb-3 text-muted">{t.movedBy(view.paymentId)}</p>}
            {view.total === 0 ? (
              <p role="status" className="text-muted">
                {search === '' ? t.empty : t.noMatch}
              </p>
            ) : (
              <AccountsTable accounts={view.accounts} asOf={asOf} />
            )}
            <Pager
              texts={t}
              page={page}
              pageSize={pageSize}
              total={view.total}
              onPage={(next) => setShown({ search, page: next })}
            />
          </div>
        )}
      </Remote>
    </Card>
  );
}

type AccountsTableProps = { accounts: readonly ListedAccount[]; asOf: string };

const AccountsTable = ({ accounts, asOf }: AccountsTableProps) => (
  <table className="num w-full text-[0.9375rem]">
    <caption className="sr-only">{t.title}</caption>
    <thead>
      <tr className="border-b border-ink/80">
        <ColumnHead>{t.account}</ColumnHead>
        <ColumnHead numeric>{t.entries}</ColumnHead>
        <ColumnHead numeric className="max-sm:hidden">
          {t.disputed}
        </ColumnHead>
        <ColumnHead numeric>{t.balance}</ColumnHead>
      </tr>
    </thead>
    <tbody>
      {accounts.map((account) => (
        <tr key={`${account.kind} ${account.label}`} className="border-b border-dashed border-line align-top">
          <th scope="row" className="py-2.5 pr-2 text-left font-medium [overflow-wrap:anywhere]">
            <AccountName account={account} asOf={asOf} />
          </th>
          <td className="px-2 py-2.5 text-right">{account.entries}</td>
          <td className="px-2 py-2.5 text-right max-sm:hidden">
            {account.disputedCents === 0 ? '' : formatCents(account.disputedCents, 'en', 2)}
          </td>
          <td
            className={`py-2.5 pl-2 text-right font-semibold ${account.balanceCents < 0 ? 'text-clay-700' : ''}`}
          >
            <Balance account={account} asOf={asOf} />
            {account.disputedCents !== 0 && (
              <span className="block text-sm font-normal text-muted sm:hidden">
                {t.ofItDisputed(formatCents(account.disputedCents, 'en', 2))}
              </span>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

type AccountProps = { account: ListedAccount; asOf: string };

/** The balance, as a link to the account's newest entry. */
function Balance({ account, asOf }: AccountProps) {
  const holder = accountHolder(account);
  const amount = formatCents(account.balanceCents, 'en', 2);
  return (
    <Link
      className="link inline-flex min-h-6 items-center"
      aria-label={t.explain(amount, holderName(holder))}
      to={ledgerLink(holder, asOf)}
    >
      {amount}
    </Link>
  );
}

function AccountName({ account, asOf }: AccountProps) {
  const holder = accountHolder(account);
  return (
    <>
      <Link className="link inline-flex min-h-6 items-center" to={ledgerLink(holder, asOf)}>
        {holderName(holder)}
      </Link>
      {holder.kind !== 'general' && (
        <span className="block text-sm font-normal text-muted">{account.name ?? t[holder.kind]}</span>
      )}
    </>
  );
}
