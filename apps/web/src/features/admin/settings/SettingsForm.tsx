import { useForm, useWatch } from 'react-hook-form';
import { useAdminData } from '../../../shared/account/admin-user';
import { saveSettings } from '../../../shared/api/admin';
import { toast } from '../../../shared/toast/toasts';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import { useAdminMutation } from '../use-admin-mutation';
import { MaintenanceSwitch } from './MaintenanceSwitch';
import { changesOf, type SavedSettings, type SettingsValues } from './settings-form';
import { savedSettingsOf } from './setting-values';
import texts from './texts';
import { PriceField } from './PriceField';
import { settingsResolver } from './settings.schema';

/** Saves what differs from `saved`, the values when the form was opened. */
export function SettingsForm({ saved }: { saved: SavedSettings }) {
  const { refresh } = useAdminData();
  const save = useAdminMutation(saveSettings, texts.failed, {
    onSuccess: () => {
      toast({ title: texts.saved });
      refresh();
    },
  });
  const form = useForm<SettingsValues>({
    defaultValues: { ...saved, reason: '' },
    resolver: settingsResolver,
  });
  const { register, control, handleSubmit, formState } = form;
  const values = useWatch({ control, compute: (all) => all });
  const last = formState.defaultValues as SettingsValues;
  const changes = changesOf(values, last);
  const submit = () =>
    changes &&
    save.mutate(changes, {
      onSuccess: (view) => form.reset({ ...savedSettingsOf(view), reason: '' }),
    });
  return (
    <form className="grid gap-6" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <PriceField
        label={texts.price}
        hint={texts.priceHint}
        error={formState.errors.price?.message}
        {...register('price')}
      />
      <PriceField
        label={texts.premium}
        hint={texts.premiumHint}
        error={formState.errors.premium?.message}
        {...register('premium')}
      />
      <MaintenanceSwitch field={register('closed')} closed={values.closed} />
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={500}
        autoComplete="off"
        {...register('reason')}
      />
      {save.failure && <Notice tone="error">{save.failure}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          className="btn btn-primary max-sm:w-full"
          disabled={!changes || save.isPending}
          aria-describedby="settings-state"
        >
          {save.isPending ? texts.submitting : texts.submit}
        </button>
        <p id="settings-state" className="hint">
          {!changes && texts.unchanged}
        </p>
      </div>
    </form>
  );
}
