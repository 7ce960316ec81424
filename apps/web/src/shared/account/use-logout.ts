import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../api/admin';
import { serverMessage } from '../api/api-error';
import { toast } from '../toast/toasts';
import { useAdminData, useSetAdminUser } from './admin-user';

export type LogoutWords = { loggedOut: string; logoutFailed: string; stillSignedIn: string };

/** Ends the session, navigates home and clears cached data. */
export function useLogout(home: string, words: LogoutWords) {
  const navigate = useNavigate();
  const setUser = useSetAdminUser();
  const data = useAdminData();
  return useMutation({
    mutationFn: signOut,
    onSuccess: async () => {
      toast({ title: words.loggedOut, page: home });
      await navigate(home);
      setUser(null);
      data.forget();
    },
    onError: (error) =>
      toast({
        title: words.logoutFailed,
        description: serverMessage(error) ?? words.stillSignedIn,
        variant: 'destructive',
      }),
  });
}
