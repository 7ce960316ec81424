import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { commissionRates } from '@closewise/domain/affiliation';
import type { AdminAffiliate } from '@closewise/contracts/admin';
import { setCommissionRate } from '../../../../shared/api/admin-affiliates';
import { TextField } from '../../../../shared/ui/TextField';
import texts from '../texts';
import { ChangeForm } from './ChangeForm';
import { ReasonField } from './ReasonField';
import { useChange } from './use-change';

type Values = { rate: string; reason: string };
type Props = { affiliate: AdminAffiliate; onClose: () => void };

const t = texts.rate;
const { lowestPercent, highestPercent } = commissionRates;
const isRate = (typed: string) =>
  /^\d+$/.test(typed.trim()) && Number(typed) >= lowestPercent && Number(typed) <= highestPercent;

/** What of a sale this affiliate earns. */
export function RateForm({ affiliate: { id, name, commissionRate }, onClose }: Props) {
  const form = useForm<Values>({ defaultValues: { rate: String(commissionRate), reason: '' } });
  const { register, handleSubmit, setFocus, formState } = form;
  const set = useChange(setCommissionRate, t.failed, onClose);
  useEffect(() => setFocus('rate', { shouldSelect: true }), [setFocus]);
  const submit = ({ rate, reason }: Values) =>
    set.run({ id, rate: Number(rate), ...(reason.trim() && { reason: reason.trim() }) });
  return (
    <ChangeForm
      title={t.title(name)}
      submit={t.submit}
      state={set}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      onCancel={onClose}
    >
      <div className="grid items-start gap-4 md:grid-cols-[14rem_1fr]">
        <TextField
          label={t.label}
          type="number"
          inputMode="numeric"
          min={lowestPercent}
          max={highestPercent}
          step={1}
          hint={t.hint}
          error={formState.errors.rate?.message}
          {...register('rate', { validate: (typed) => isRate(typed) || t.invalid })}
        />
        <ReasonField optional {...register('reason')} />
      </div>
    </ChangeForm>
  );
}
