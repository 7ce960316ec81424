import { useSearchParams } from 'react-router-dom';
import { Account } from './Account';
import { AccountsCard } from './AccountsCard';
import { IntegrityCard } from './IntegrityCard';
import { ledgerAddressFrom, ledgerQuery } from './ledger-address';
import { LedgerForm } from './LedgerForm';
import { TrialBalance } from './TrialBalance';

/** The auditor's screen: whose account, as of when, each entry and why it is so. */
export function LedgerView() {
  const [query, setQuery] = useSearchParams();
  const address = ledgerAddressFrom(query);
  const { holder, from, asOf } = address;
  const range = { from, asOf };
  const shown = JSON.stringify([holder, range]);
  return (
    <>
      <LedgerForm
        key={`form ${shown}`}
        address={address}
        onShow={(wish) => setQuery(ledgerQuery({ ...wish, entry: null }))}
      />
      {holder && (
        <Account
          key={`account ${shown}`}
          holder={holder}
          range={range}
          entry={address.entry}
          onEntry={(entry) => setQuery(ledgerQuery({ holder, ...range, entry }), { replace: true })}
        />
      )}
      <AccountsCard />
      <TrialBalance asOf={asOf} />
      <IntegrityCard />
    </>
  );
}
