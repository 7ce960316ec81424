import { useSearchParams } from 'react-router-dom';
import { useForm, useWatch } from 'react-hook-form';
import type { LedgerHolder, LedgerPayee, LedgerRange } from '../../../shared/api/admin-ledger';
import { SelectField } from '../../../shared/ui/SelectField';
import { TextField } from '../../../shared/ui/TextField';
import { Card } from '../Card';
import { Account } from './Account';
import { AccountsCard } from './AccountsCard';
import { IntegrityCard } from './IntegrityCard';
import { ledgerAddressFrom, ledgerQuery, type LedgerAddress } from './ledger-address';
import { TrialBalance } from './TrialBalance';
import texts from './texts';

const t = texts.choose;

/** An account's entries in any range of days, with the explanation of each. */
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
        onShow={(selection) => setQuery(ledgerQuery({ ...selection, entry: null }))}
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
      <AccountsCard key={`accounts ${asOf}`} asOf={asOf} />
      <TrialBalance asOf={asOf} />
      <IntegrityCard />
    </>
  );
}

type LedgerSelection = Omit<LedgerAddress, 'entry'>;
type Props = { address: LedgerAddress; onShow: (selection: LedgerSelection) => void };
type Values = LedgerPayee & LedgerRange;

/** General accounts are opened from the list of accounts, so the form starts with an affiliate. */
const initialPayee = (holder: LedgerHolder | null): LedgerPayee =>
  holder === null || holder.kind === 'general' ? { kind: 'affiliate', label: '' } : holder;

function LedgerForm({ address: { holder, from, asOf }, onShow }: Props) {
  const form = useForm<Values>({
    defaultValues: { ...initialPayee(holder), from, asOf },
  });
  const { register, control, handleSubmit, formState } = form;
  const kind = useWatch({ control, name: 'kind' });
  const submit = handleSubmit((values) =>
    onShow({
      holder: { kind: values.kind, label: values.label.trim().toUpperCase() },
      from: values.from,
      asOf: values.asOf,
    }),
  );
  return (
    <Card title={t.title} lede={t.lede}>
      <form
        className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[11rem_1fr_11rem_11rem_auto]"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <SelectField label={t.kind} options={t.kinds} {...register('kind')} />
        <TextField
          label={kind === 'affiliate' ? t.code : t.tag}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={formState.errors.label?.message}
          {...register('label', {
            validate: (typed, { kind: of }) => typed.trim() !== '' || t.labelMissing[of],
          })}
        />
        <TextField label={t.from} type="date" hint={t.fromHint} {...register('from')} />
        <TextField label={t.asOf} type="date" hint={t.asOfHint} {...register('asOf')} />
        <button className="btn btn-primary max-lg:justify-self-start max-sm:w-full lg:mt-[1.8rem]">
          {t.submit}
        </button>
      </form>
    </Card>
  );
}
