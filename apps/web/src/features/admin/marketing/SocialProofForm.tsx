import type { SettingsView } from '@closewise/contracts/admin';
import { Notice } from '../../../shared/ui/Notice';
import { SelectField } from '../../../shared/ui/SelectField';
import { TextField } from '../../../shared/ui/TextField';
import { SwitchRow } from './SwitchRow';
import { RangeField } from './RangeField';
import texts from './texts';
import { useSocialProofForm } from './use-social-proof-form';

const t = texts.socialProof;

/** How often, how long, where and in which words visitors are told of purchases. */
export function SocialProofForm({ view }: { view: SettingsView | null }) {
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
        said={t.every(values.SOCIAL_PROOF_INTERVAL)}
        min={5}
        max={60}
        step={5}
        value={values.SOCIAL_PROOF_INTERVAL}
        onChange={(value) => set({ SOCIAL_PROOF_INTERVAL: value })}
      />
      <RangeField
        label={t.duration}
        said={t.seconds(values.SOCIAL_PROOF_DURATION)}
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
