import { useId } from 'react';
import { useForm, useWatch, type UseFormReturn, type UseFormRegisterReturn } from 'react-hook-form';
import type { ChangeSettingsRequest, SettingsView } from '@closewise/contracts/admin';
import { isClaim, type Claim, type TestimonialText } from '@closewise/domain/marketing';
import { useAdminData } from '../../../shared/account/admin-user';
import { saveSettings } from '../../../shared/api/admin';
import { toast } from '../../../shared/toast/toasts';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import { useAdminMutation } from '../admin-calls';
import { readSetting } from '../settings/settings';
import texts from './texts';

type Key = Claim | TestimonialText;
export type MarketingValues = { reason: string } & { [key in Claim]?: boolean } & {
  [key in TestimonialText]?: string;
};

const normalizeText = (value: string | boolean | undefined): string =>
  String(value ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ');

const readValues = (view: SettingsView, keys: readonly Key[]): MarketingValues => ({
  ...Object.fromEntries(
    keys.map((key) => [key, isClaim(key) ? readSetting(view, key) === 'true' : readSetting(view, key)]),
  ),
  reason: '',
});

/**
 * Only the changed settings, so that a concurrent change by another admin is not overwritten; null if nothing changed.
 */
function changedSettings(
  values: MarketingValues,
  saved: MarketingValues,
  keys: readonly Key[],
): ChangeSettingsRequest | null {
  const changed = keys.filter((key) => normalizeText(values[key]) !== normalizeText(saved[key]));
  if (changed.length === 0) return null;
  const reason = values.reason.trim();
  return {
    ...Object.fromEntries(changed.map((key) => [key, normalizeText(values[key])])),
    ...(reason && { reason }),
  };
}

export type MarketingForm = Readonly<{
  form: UseFormReturn<MarketingValues>;
  values: MarketingValues;
  changes: ChangeSettingsRequest | null;
  failure: string | null;
  isPending: boolean;
  submit(): void;
}>;

/** A form for some of the settings, with the values from when it was opened. */
export function useMarketingForm(view: SettingsView, keys: readonly Key[]): MarketingForm {
  const { refresh } = useAdminData();
  const save = useAdminMutation(saveSettings, texts.failed, {
    onSuccess: () => {
      toast({ title: texts.saved });
      refresh();
    },
  });
  const form = useForm<MarketingValues>({ defaultValues: readValues(view, keys) });
  const values = useWatch({ control: form.control, compute: (all) => all });
  const changes = changedSettings(values, form.formState.defaultValues as MarketingValues, keys);
  const submit = () => {
    if (!changes) return;
    save.mutate(changes, { onSuccess: (saved) => form.reset(readValues(saved, keys)) });
  };
  return {
    form,
    values,
    changes,
    failure: save.failure,
    isPending: save.isPending,
    submit,
  };
}

type Props = { of: MarketingForm; label: string };

/** The reason field and the save button. */
export function SaveChanges({ of: { form, changes, failure, isPending }, label }: Props) {
  const id = useId();
  return (
    <>
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={500}
        autoComplete="off"
        {...form.register('reason')}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          className="btn btn-primary max-sm:w-full"
          disabled={!changes || isPending}
          aria-describedby={id}
        >
          {isPending ? texts.submitting : label}
        </button>
        <p id={id} className="hint">
          {!changes && texts.unchanged}
        </p>
      </div>
    </>
  );
}

type Field = { field: UseFormRegisterReturn } | { onChange: (isOn: boolean) => void };
type SwitchRowProps = { name: string; isOn: boolean } & Field;

export const SwitchRow = ({ name, isOn, ...of }: SwitchRowProps) => (
  <label className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-1.5 font-semibold">
    <span>{name}</span>
    <span className="flex items-center gap-3">
      <span aria-hidden="true" className="text-[0.9375rem] text-muted">
        {isOn ? texts.on : texts.off}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={name}
        className="switch"
        {...('field' in of
          ? of.field
          : { checked: isOn, onChange: ({ target }) => of.onChange(target.checked) })}
      />
    </span>
  </label>
);
