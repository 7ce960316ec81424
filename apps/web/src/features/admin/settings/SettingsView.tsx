import { useId, type ComponentProps } from 'react';
import { useForm, useWatch, type UseFormRegisterReturn } from 'react-hook-form';
import { useAdminData } from '../../../shared/account/admin-user';
import { saveSettings } from '../../../shared/api/admin';
import { toast } from '../../../shared/toast/toasts';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import { Card } from '../Card';
import { ReadOnly } from '../may-change';
import { Remote } from '../Remote';
import { useAdminMutation } from '../admin-calls';
import { useSettings } from './settings';
import texts from './texts';
import {
  changedSettings,
  readSavedSettings,
  settingsResolver,
  type SavedSettings,
  type SettingsValues,
} from './settings-form';

/** Prices and maintenance mode. */
export function SettingsView() {
  const settings = useSettings();
  return (
    <div className="max-w-2xl">
      <Card title={texts.title} lede={texts.lede}>
        <Remote query={settings} loading={texts.loading}>
          {(view) => (
            <ReadOnly>
              <SettingsForm saved={readSavedSettings(view)} />
            </ReadOnly>
          )}
        </Remote>
      </Card>
    </div>
  );
}

/** Sends only what differs from `saved`, the values from when the form was opened. */
function SettingsForm({ saved }: { saved: SavedSettings }) {
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
  const changes = changedSettings(values, last);
  const submit = () =>
    changes &&
    save.mutate(changes, {
      onSuccess: (view) => form.reset({ ...readSavedSettings(view), reason: '' }),
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

type Props = { field: UseFormRegisterReturn; closed: boolean };

/** Closes the public site, and says what visitors see. */
function MaintenanceSwitch({ field, closed }: Props) {
  const id = useId();
  return (
    <div className="grid gap-3 border-y border-dashed border-line py-5">
      <label className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-2 font-semibold">
        <span>{texts.maintenance}</span>
        <span className="flex items-center gap-3">
          <span aria-hidden="true" className="text-[0.9375rem] text-muted">
            {closed ? texts.on : texts.off}
          </span>
          <input
            type="checkbox"
            role="switch"
            aria-label={texts.maintenance}
            aria-describedby={id}
            className="switch"
            {...field}
          />
        </span>
      </label>
      <div id={id}>
        {closed ? (
          <Notice tone="warning" title={texts.closed}>
            {texts.goesOn}
          </Notice>
        ) : (
          <p className="hint">{texts.open}</p>
        )}
      </div>
    </div>
  );
}

/** A field for a price in dollars. */
const PriceField = (field: ComponentProps<typeof TextField>) => (
  <TextField
    className="max-w-xs"
    prefix="$"
    type="number"
    min={0}
    step={0.01}
    inputMode="decimal"
    {...field}
  />
);
