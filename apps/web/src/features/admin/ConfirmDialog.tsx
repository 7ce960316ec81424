import { useForm } from 'react-hook-form';
import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { confirmPassword } from '../../shared/api/admin';
import { ModalDialog } from '../../shared/ui/ModalDialog';
import { Notice } from '../../shared/ui/Notice';
import { TextField } from '../../shared/ui/TextField';
import { failureOf, sessionEnded } from './admin-calls';
import { PasswordField } from '../../shared/ui/PasswordField';
import { confirmationResolver, confirmationWithCodeResolver, type Confirmation } from './sign-in.schema';
import texts from './texts';

type Props = {
  secondFactor: boolean;
  onAnswer: (confirmed: boolean) => void;
  onSessionEnded: () => void;
};

/** The password once more before a sensitive action, as a modal dialog. */
export function ConfirmDialog({ secondFactor, onAnswer, onSessionEnded }: Props) {
  const t = texts.confirm;
  const { register, handleSubmit, formState } = useForm<Confirmation>({
    defaultValues: { password: '', code: '' },
    resolver: secondFactor ? confirmationWithCodeResolver : confirmationResolver,
  });
  const confirm = useMutation({ mutationFn: confirmPassword });
  const submit = handleSubmit(({ password, code }) =>
    confirm.mutate(
      { password, ...(secondFactor && { code: code.trim() }) },
      {
        onSuccess: () => onAnswer(true),
        onError: (error) => {
          if (!sessionEnded(error)) return;
          onAnswer(false);
          onSessionEnded();
        },
      },
    ),
  );
  const failure = failureOf(confirm.error, t.failed);
  return (
    <ModalDialog
      title={t.title}
      body={t.body}
      icon={<ShieldCheck aria-hidden size={30} strokeWidth={1.75} className="text-sky-700" />}
      onClose={() => onAnswer(false)}
    >
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        {failure && <Notice tone="error">{failure}</Notice>}
        <PasswordField
          label={texts.signIn.password}
          autoComplete="current-password"
          required
          error={formState.errors.password?.message}
          {...register('password')}
        />
        {secondFactor && (
          <TextField
            label={texts.signIn.code}
            hint={texts.signIn.codeHint}
            autoComplete="one-time-code"
            required
            error={formState.errors.code?.message}
            {...register('code')}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <button className="btn btn-primary grow" disabled={confirm.isPending}>
            {t.submit}
          </button>
          <button type="button" className="btn btn-quiet grow" onClick={() => onAnswer(false)}>
            {t.cancel}
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}
