import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { confirmRequest } from '@closewise/contracts/admin';
import { confirmationRequired } from '../../shared/api/api-error';
import type { Elements } from '../../shared/ui/elements';
import { confirmPassword } from '../../shared/api/admin';
import { ModalDialog } from '../../shared/ui/ModalDialog';
import { Notice } from '../../shared/ui/Notice';
import { TextField } from '../../shared/ui/TextField';
import { PasswordField } from '../../shared/ui/PasswordField';
import { resolveBy, whenBlank } from '../../shared/forms/resolve-by';
import { AdminCallsContext, ConfirmationCancelled, sessionEnded, describeFailure } from './admin-calls';
import texts from './texts';

type Question = { answer: (confirmed: boolean) => void };
type Props = { onSessionEnded: () => void; secondFactor: boolean; children: Elements };

/**
 * Wraps the dashboard: after a password confirmation it repeats the call that required one, and it reports the end of
 * the session.
 */
export function AdminCalls({ onSessionEnded, secondFactor, children }: Props) {
  const [question, setQuestion] = useState<Question | null>(null);
  const askForPassword = useCallback(async () => {
    const confirmed = await new Promise<boolean>((answer) => setQuestion({ answer }));
    setQuestion(null);
    if (!confirmed) throw new ConfirmationCancelled();
  }, []);
  const callOnce = useCallback(
    async <T,>(action: () => Promise<T>): Promise<T> => {
      try {
        return await action();
      } catch (error) {
        if (sessionEnded(error)) onSessionEnded();
        throw error;
      }
    },
    [onSessionEnded],
  );
  const call = useCallback(
    async <T,>(action: () => Promise<T>): Promise<T> => {
      try {
        return await callOnce(action);
      } catch (error) {
        if (!confirmationRequired(error)) throw error;
        await askForPassword();
        return callOnce(action);
      }
    },
    [askForPassword, callOnce],
  );
  return (
    <AdminCallsContext value={call}>
      {children}
      {question && (
        <ConfirmDialog
          secondFactor={secondFactor}
          onAnswer={question.answer}
          onSessionEnded={onSessionEnded}
        />
      )}
    </AdminCallsContext>
  );
}

/** The password, and a code if the account has a second factor. */
type Confirmation = { password: string; code: string };

const confirmationResolver = resolveBy<Confirmation>(confirmRequest, {
  body: ({ password }) => ({ password }),
  words: { password: whenBlank(texts.signIn.passwordMissing) },
});

const confirmationWithCodeResolver = resolveBy<Confirmation>(confirmRequest.required(), {
  body: ({ password, code }) => ({ password, code: code.trim() }),
  words: { password: whenBlank(texts.signIn.passwordMissing), code: whenBlank(texts.signIn.codeMissing) },
});

type ConfirmDialogProps = {
  secondFactor: boolean;
  onAnswer: (confirmed: boolean) => void;
  onSessionEnded: () => void;
};

/** Modal dialog that requires the password before a sensitive action. */
function ConfirmDialog({ secondFactor, onAnswer, onSessionEnded }: ConfirmDialogProps) {
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
  const failure = describeFailure(confirm.error, t.failed);
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
