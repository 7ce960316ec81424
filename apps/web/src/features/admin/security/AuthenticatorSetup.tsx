import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { activateSecondFactorRequest, type EnrolmentView } from '@closewise/contracts/admin';
import { resolveBy } from '../../../shared/forms/resolve-by';
import { activateSecondFactor } from '../../../shared/api/admin';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import { QrCode } from '../../../shared/ui/QrCode';
import { toast } from '../../../shared/toast/toasts';
import { useAdminMutation } from '../admin-calls';
import texts from './texts';

const codeResolver = resolveBy<{ code: string }>(activateSecondFactorRequest, {
  body: (typed) => typed,
  words: { code: texts.factor.codeInvalid },
});

const t = texts.factor;
type Props = {
  enrolment: EnrolmentView;
  onActivated: (codes: readonly string[]) => void;
  onCancel: () => void;
};

/** Shows the secret for the authenticator app, and requires a code to prove that it was stored. */
export function AuthenticatorSetup({ enrolment, onActivated, onCancel }: Props) {
  const { register, handleSubmit, setFocus, formState } = useForm({
    defaultValues: { code: '' },
    resolver: codeResolver,
  });
  const activate = useAdminMutation(activateSecondFactor, t.failed, {
    onSuccess: ({ recoveryCodes }) => onActivated(recoveryCodes),
  });
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = ({ code }: { code: string }) => activate.mutate(withoutSpaces(code));
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

const withoutSpaces = (typed: string): string => typed.replace(/\s/g, '');

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/** The recovery codes; they are shown only once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: texts.factor.copied }),
      () => toast({ title: texts.factor.copyFailed, variant: 'destructive' }),
    );
  return (
    <div className="grid gap-4">
      <h3 ref={title} tabIndex={-1} className="text-lg font-semibold outline-none">
        {texts.factor.codesTitle}
      </h3>
      <p className="leading-snug">{texts.factor.codesBody}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 gap-y-1 rounded-xl bg-pine-50 p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-quiet" onClick={() => void copy()}>
          {texts.factor.copy}
        </button>
        <a
          className="btn btn-quiet"
          download="closewise-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          {texts.factor.download}
        </a>
        <button type="button" className="btn btn-primary" onClick={onKept}>
          {texts.factor.kept}
        </button>
      </div>
    </div>
  );
}
