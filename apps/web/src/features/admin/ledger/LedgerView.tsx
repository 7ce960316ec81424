import { useSearchParams } from 'react-router-dom';
import { Account } from './Account';
import { ledgerAddressFrom, ledgerQuery } from './ledger-address';
import { LedgerForm } from './LedgerForm';
import { TrialBalance } from './TrialBalance';

/** The auditor's screen: whose account, as of when, each entry and why it is so. */
export function LedgerView() {
  const [query, setQuery] = useSearchParams();
  const address = ledgerAddressFrom(query);
  const { payee, asOf } = address;
  const shown = JSON.stringify([payee, asOf]);
  return (
    <>
      <LedgerForm
        key={`form ${shown}`}
        address={address}
        onShow={(wish) => setQuery(ledgerQuery({ ...wish, entry: null }))}
      />
      {payee && (
        <Account
          key={`account ${shown}`}
          payee={payee}
          asOf={asOf}
          entry={address.entry}
          onEntry={(entry) => setQuery(ledgerQuery({ payee, asOf, entry }), { replace: true })}
        />
      )}
      <TrialBalance asOf={asOf} />
    </>
  );
}
