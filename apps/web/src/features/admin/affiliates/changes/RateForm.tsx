import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { commissionRates } from '@closewise/domain/affiliation';
import { commissionRateRequest, type AdminAffiliate } from '@closewise/contracts/admin';
import { setCommissionRate } from '../../../../shared/api/admin-affiliates';
import { TextField } from '../../../../shared/ui/TextField';
import { resolveBy } from '../../../../shared/forms/resolve-by';
import { ChangeForm } from '../../ChangeForm';
import texts from '../texts';
import { ReasonField } from './ReasonField';
import { useAffiliateChange } from './use-change';

type Props = { affiliate: AdminAffiliate; onClose: () => void };

const t = texts.rate;
const { lowestPercent, highestPercent } = commissionRates;

type RateValues = { rate: string; reason: string };

/** NaN for anything that is not a whole number, which the request's schema refuses. */
const parseWholeNumber = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : NaN);

const toRate = ({ rate, reason }: RateValues) => ({
  rate: parseWholeNumber(rate),
  ...(reason.trim() && { reason: reason.trim() }),
});

const rateResolver = resolveBy<RateValues>(commissionRateRequest, {
  body: toRate,
  words: { rate: t.invalid },
});

/** Sets the share of a sale that this affiliate earns. */
export function RateForm({ affiliate: { id, version, name, commissionRate }, onClose }: Props) {
  const form = useForm<RateValues>({
    defaultValues: { rate: String(commissionRate), reason: '' },
    resolver: rateResolver,
  });
  const { register, handleSubmit, setFocus, formState } = form;
  const set = useAffiliateChange(setCommissionRate, t.failed, onClose);
  useEffect(() => setFocus('rate', { shouldSelect: true }), [setFocus]);
  const submit = (values: RateValues) => set.run({ id, version, ...toRate(values) });
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
          {...register('rate')}
        />
        <ReasonField optional {...register('reason')} />
      </div>
    </ChangeForm>
  );
}
