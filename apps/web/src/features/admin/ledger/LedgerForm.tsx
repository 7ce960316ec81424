import { useForm, useWatch } from 'react-hook-form';
import type { LedgerHolder, LedgerPayee, LedgerRange } from '../../../shared/api/admin-ledger';
import { SelectField } from '../../../shared/ui/SelectField';
import { TextField } from '../../../shared/ui/TextField';
import { Card } from '../Card';
import type { LedgerAddress } from './ledger-address';
import texts from './texts';

type Wish = Omit<LedgerAddress, 'entry'>;
type Props = { address: LedgerAddress; onShow: (wish: Wish) => void };
type Values = LedgerPayee & LedgerRange;

const t = texts.choose;

/** Those that there is one of are found in the list of accounts. */
const sought = (holder: LedgerHolder | null): LedgerPayee =>
  holder === null || holder.kind === 'general' ? { kind: 'affiliate', label: '' } : holder;

/** Whose account, and of which days. */
export function LedgerForm({ address: { holder, from, asOf }, onShow }: Props) {
  const form = useForm<Values>({
    defaultValues: { ...sought(holder), from, asOf },
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
