import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { EnrolmentView } from '@closewise/contracts/admin';
import { activateSecondFactor } from '../../../shared/api/admin';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import { useAdminMutation } from '../use-admin-mutation';
import { QrCode } from '../../../shared/ui/QrCode';
import texts from './texts';
import { enrolmentResolver } from './enrolment.schema';

const t = texts.factor;
type Props = {
  enrolment: EnrolmentView;
  onActivated: (codes: readonly string[]) => void;
  onCancel: () => void;
};

/** Gives the secret to the app, and asks for a code as proof that it got there. */
export function Enrolment({ enrolment, onActivated, onCancel }: Props) {
  const { register, handleSubmit, setFocus, formState } = useForm({
    defaultValues: { code: '' },
    resolver: enrolmentResolver,
  });
  const activate = useAdminMutation(activateSecondFactor, t.failed, {
    onSuccess: ({ recoveryCodes }) => onActivated(recoveryCodes),
  });
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = ({ code }: { code: string }) => activate.mutate(digitsOf(code));
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <p className="font-semibold">{t.scan}</p>
      <QrCode label={t.qrLabel} text={enrolment.otpauthUri} />
      <p className="leading-snug">
        {t.secret}
        <code className="mt-1 block rounded-xl bg-pine-50 px-3.5 py-2.5 font-mono text-[0.9375rem] [overflow-wrap:anywhere]">
          {enrolment.secret.replace(/.{4}(?=.)/g, '$& ')}
        </code>
      </p>
      <TextField
        label={t.code}
        hint={t.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={formState.errors.code?.message}
        {...register('code')}
      />
      {activate.failure && <Notice tone="error">{activate.failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <button className="btn btn-primary" disabled={activate.isPending}>
          {t.activate}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onCancel}>
          {t.cancel}
        </button>
      </div>
    </form>
  );
}

const digitsOf = (typed: string): string => typed.replace(/\s/g, '');
