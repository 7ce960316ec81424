import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { ChangeSettingsRequest, SettingsView } from '@closewise/contracts/admin';
import { isClaim, type Claim, type TestimonialText } from '@closewise/domain/marketing';
import { useAdminData } from '../../../shared/account/admin-user';
import { saveSettings } from '../../../shared/api/admin';
import { toast } from '../../../shared/toast/toasts';
import { useAdminMutation } from '../use-admin-mutation';
import { settingOf } from '../settings/setting-values';
import texts from './texts';

type Key = Claim | TestimonialText;
export type MarketingValues = { reason: string } & { [key in Claim]?: boolean } & {
  [key in TestimonialText]?: string;
};

const typed = (value: string | boolean | undefined): string =>
  String(value ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ');

const valuesOf = (view: SettingsView, keys: readonly Key[]): MarketingValues => ({
  ...Object.fromEntries(
    keys.map((key) => [key, isClaim(key) ? settingOf(view, key) === 'true' : settingOf(view, key)]),
  ),
  reason: '',
});

/** Only what was changed, so that nobody undoes what another admin has set meanwhile; null for nothing. */
function changesOf(
  values: MarketingValues,
  saved: MarketingValues,
  keys: readonly Key[],
): ChangeSettingsRequest | null {
  const changed = keys.filter((key) => typed(values[key]) !== typed(saved[key]));
  if (changed.length === 0) return null;
  const reason = values.reason.trim();
  return {
    ...Object.fromEntries(changed.map((key) => [key, typed(values[key])])),
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

/** A form of some of the settings, as they were when it was opened. */
export function useMarketingForm(view: SettingsView, keys: readonly Key[]): MarketingForm {
  const { refresh } = useAdminData();
  const save = useAdminMutation(saveSettings, texts.failed, {
    onSuccess: () => {
      toast({ title: texts.saved });
      refresh();
    },
  });
  const form = useForm<MarketingValues>({ defaultValues: valuesOf(view, keys) });
  const values = useWatch({ control: form.control, compute: (all) => all });
  const changes = changesOf(values, form.formState.defaultValues as MarketingValues, keys);
  const submit = () => {
    if (!changes) return;
    save.mutate(changes, { onSuccess: (saved) => form.reset(valuesOf(saved, keys)) });
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
