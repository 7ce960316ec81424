import { createContext, useCallback, useState, use } from 'react';
import { useForm } from 'react-hook-form';
import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { confirmationRequired, serverMessage } from '../../../shared/api/api-error';
import { confirmOrganizationPassword } from '../../../shared/api/organization';
import { ModalDialog } from '../../../shared/ui/ModalDialog';
import { Notice } from '../../../shared/ui/Notice';
import { PasswordField } from '../../../shared/ui/PasswordField';
import type { Elements } from '../../../shared/ui/elements';
import { sessionEnded } from './session';
import texts from './texts';

const t = texts.passwordAgain;

/** The password dialog was closed. The action was not done, and no error is shown. */
export class ConfirmationCancelled extends Error {}

type Call = <T>(action: () => Promise<T>) => Promise<T>;

/**
 * Runs an API call for the signed-in organization, and repeats it after the password dialog if the server requires it.
 */
export const OrganizationCallsContext = createContext<Call>((action) => action());

type Props = { onSessionEnded: () => void; children: Elements };

/** Wraps the dashboard and shows the password dialog before a sensitive action. */
export function PasswordConfirmation({ onSessionEnded, children }: Props) {
  const [question, setQuestion] = useState<{ answer: (confirmed: boolean) => void } | null>(null);
  const call = useCallback(async <T,>(action: () => Promise<T>): Promise<T> => {
    try {
      return await action();
    } catch (error) {
      if (!confirmationRequired(error)) throw error;
      const confirmed = await new Promise<boolean>((answer) => setQuestion({ answer }));
      setQuestion(null);
      if (!confirmed) throw new ConfirmationCancelled();
      return action();
    }
  }, []);
  return (
    <OrganizationCallsContext value={call}>
      {children}
      {question && <Question onAnswer={question.answer} onSessionEnded={onSessionEnded} />}
    </OrganizationCallsContext>
  );
}

type QuestionProps = { onAnswer: (confirmed: boolean) => void; onSessionEnded: () => void };

function Question({ onAnswer, onSessionEnded }: QuestionProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } });
  const confirm = useMutation({
    mutationFn: confirmOrganizationPassword,
    onSuccess: () => onAnswer(true),
    onError: (error) => {
      if (!sessionEnded(error)) return;
      onAnswer(false);
      onSessionEnded();
    },
  });
  const submit = handleSubmit(({ password }) => confirm.mutate(password));
  return (
    <ModalDialog
      title={t.title}
      body={t.body}
      icon={<ShieldCheck aria-hidden size={30} strokeWidth={1.75} className="text-sky-700" />}
      onClose={() => onAnswer(false)}
    >
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        {confirm.error && <Notice tone="error">{serverMessage(confirm.error) ?? t.failed}</Notice>}
        <PasswordField
          label={t.password}
          autoComplete="current-password"
          required
          error={formState.errors.password?.message}
          {...register('password', { required: t.missing })}
        />
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

/**
 * Opens a page of the payout provider in the tab that the click has opened, because browsers block tabs that are opened
 * later. Without such a tab, and after the password dialog, this page navigates there.
 */
export function useProviderTab() {
  const call = use(OrganizationCallsContext);
  return (opened: Window | null, address: () => Promise<string>): Promise<void> => {
    let tab = opened;
    return call(() => {
      const current = tab;
      tab = null;
      return openIn(current, address);
    });
  };
}

/** Closes the tab if the address could not be loaded. */
async function openIn(tab: Window | null, address: () => Promise<string>): Promise<void> {
  try {
    const url = await address();
    if (!tab) return globalThis.location.assign(url);
    tab.opener = null;
    tab.location.href = url;
  } catch (error) {
    tab?.close();
    throw error;
  }
}
