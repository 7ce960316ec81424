import { useMutation } from '@tanstack/react-query';
import { serverMessage } from '../../../shared/api/api-error';
import { logOut } from '../../../shared/api/organization';
import { toast } from '../../../shared/toast/toasts';
import { EndSessionButton } from '../../../shared/ui/EndSessionButton';
import texts from './texts';

const t = texts.logout;

/** Ends the session; the login form follows. */
export function LogoutButton({ onLogout }: { onLogout: () => void }) {
  const leaving = useMutation({
    mutationFn: logOut,
    onSuccess: () => {
      toast({ title: t.done });
      onLogout();
    },
    onError: (error) =>
      toast({ title: t.failed, description: serverMessage(error) ?? t.stillIn, variant: 'destructive' }),
  });
  return <EndSessionButton label={t.submit} busy={leaving.isPending} onEnd={() => leaving.mutate()} />;
}
