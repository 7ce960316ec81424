import { useCallback, useState } from 'react';
import { AdminCallsContext, confirmationRequired, NotConfirmed, sessionEnded } from './admin-calls';
import { ConfirmDialog } from './ConfirmDialog';
import type { Elements } from '../../shared/ui/elements';

type Question = { answer: (confirmed: boolean) => void };
type Props = { onSessionEnded: () => void; secondFactor: boolean; children: Elements };

/** Around the dashboard: repeats what needed the password, and tells when the session has ended. */
export function AdminCalls({ onSessionEnded, secondFactor, children }: Props) {
  const [question, setQuestion] = useState<Question | null>(null);
  const askForPassword = useCallback(async () => {
    const confirmed = await new Promise<boolean>((answer) => setQuestion({ answer }));
    setQuestion(null);
    if (!confirmed) throw new NotConfirmed();
  }, []);
  const watched = useCallback(
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
        return await watched(action);
      } catch (error) {
        if (!confirmationRequired(error)) throw error;
        await askForPassword();
        return watched(action);
      }
    },
    [askForPassword, watched],
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
