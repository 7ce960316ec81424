import { useForm, useWatch } from 'react-hook-form';
import type { LedgerPayee } from '../../../shared/api/admin-ledger';
import { SelectField } from '../../../shared/ui/SelectField';
import { TextField } from '../../../shared/ui/TextField';
import { Card } from '../Card';
import type { LedgerAddress } from './ledger-address';
import texts from './texts';

type Wish = Pick<LedgerAddress, 'payee' | 'asOf'>;
type Props = { address: LedgerAddress; onShow: (wish: Wish) => void };
type Values = LedgerPayee & { asOf: string };

const t = texts.choose;

/** Whose account, and as of which day. */
export function LedgerForm({ address: { payee, asOf }, onShow }: Props) {
  const form = useForm<Values>({
    defaultValues: { kind: payee?.kind ?? 'affiliate', label: payee?.label ?? '', asOf },
  });
  const { register, control, handleSubmit, formState } = form;
  const kind = useWatch({ control, name: 'kind' });
  const submit = handleSubmit((values) =>
    onShow({ payee: { kind: values.kind, label: values.label.trim().toUpperCase() }, asOf: values.asOf }),
  );
  return (
    <Card title={t.title} lede={t.lede}>
      <form
        className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[12rem_1fr_12rem_auto]"
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
        <TextField label={t.asOf} type="date" hint={t.asOfHint} {...register('asOf')} />
        <button className="btn btn-primary max-lg:justify-self-start max-sm:w-full lg:mt-[1.8rem]">
          {t.submit}
        </button>
      </form>
    </Card>
  );
}
