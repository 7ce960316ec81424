import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { serverMessage } from '../../../shared/api/api-error';
import { logOut } from '../../../shared/api/organization';
import { toast } from '../../../shared/toast/toasts';
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
  return (
    <button
      type="button"
      className="btn btn-on-dark"
      disabled={leaving.isPending}
      onClick={() => leaving.mutate()}
    >
      <LogOut aria-hidden size={18} />
      {t.submit}
    </button>
  );
}
