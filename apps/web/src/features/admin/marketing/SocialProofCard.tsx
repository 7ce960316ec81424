import { useId } from 'react';
import type { SettingsView } from '@closewise/contracts/admin';
import { Spinner } from '../../../shared/ui/Spinner';
import { Notice } from '../../../shared/ui/Notice';
import { SelectField } from '../../../shared/ui/SelectField';
import { TextField } from '../../../shared/ui/TextField';
import { Card } from '../Card';
import { useSettings } from '../settings/settings';
import texts from './texts';
import { SwitchRow } from './marketing-form';
import { useSocialProofForm } from './use-social-proof-form';

const t = texts.socialProof;

/** Settings of the purchase notices. If they cannot be loaded, the defaults are shown. */
export function SocialProofCard() {
  const { data, isPending } = useSettings();
  return (
    <Card title={texts.socialProof.title} lede={texts.socialProof.lede}>
      {isPending ? (
        <Spinner label={texts.loading} />
      ) : (
        <SocialProofForm key={String(!data)} view={data ?? null} />
      )}
    </Card>
  );
}

function SocialProofForm({ view }: { view: SettingsView | null }) {
  const { values, set, isChanged, isPending, failure, submit, tryOut } = useSocialProofForm(view);
  return (
    <form
      className="grid max-w-2xl gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {!view && <Notice tone="warning">{t.defaults}</Notice>}
      <SwitchRow
        name={t.enabled}
        isOn={values.SOCIAL_PROOF_ENABLED === 'true'}
        onChange={(isOn) => set({ SOCIAL_PROOF_ENABLED: String(isOn) })}
      />
      <RangeField
        label={t.frequency}
        valueText={t.every(values.SOCIAL_PROOF_INTERVAL)}
        min={5}
        max={60}
        step={5}
        value={values.SOCIAL_PROOF_INTERVAL}
        onChange={(value) => set({ SOCIAL_PROOF_INTERVAL: value })}
      />
      <RangeField
        label={t.duration}
        valueText={t.seconds(values.SOCIAL_PROOF_DURATION)}
        min={3}
        max={10}
        step={1}
        value={values.SOCIAL_PROOF_DURATION}
        onChange={(value) => set({ SOCIAL_PROOF_DURATION: value })}
      />
      <SelectField
        label={t.position}
        options={t.positions}
        value={values.SOCIAL_PROOF_POSITION}
        onChange={({ target }) => set({ SOCIAL_PROOF_POSITION: target.value })}
      />
      <TextField
        label={t.message}
        hint={t.messageHint}
        autoComplete="off"
        maxLength={200}
        value={values.SOCIAL_PROOF_MESSAGE}
        onChange={({ target }) => set({ SOCIAL_PROOF_MESSAGE: target.value })}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <button className="btn btn-primary max-sm:w-full" disabled={!isChanged || isPending}>
          {isPending ? texts.submitting : isChanged ? t.save : t.unchanged}
        </button>
        <button type="button" className="btn btn-quiet max-sm:w-full" onClick={tryOut}>
          {t.test}
        </button>
      </div>
    </form>
  );
}

type Props = {
  label: string;
  value: string;
  valueText: string;
  min: number;
  max: number;
  step: number;
  onChange: (value: string) => void;
};

/** A slider with its value in words. */
function RangeField({ label, value, valueText, onChange, ...range }: Props) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <output className="num text-[0.9375rem] text-muted" htmlFor={id}>
          {valueText}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="h-11 w-full cursor-pointer accent-pine-700"
        {...range}
        value={value}
        aria-valuetext={valueText}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
