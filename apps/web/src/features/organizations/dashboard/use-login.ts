import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError, serverMessage } from '../../../shared/api/api-error';
import { logIn } from '../../../shared/api/organization';
import { toast } from '../../../shared/toast/toasts';
import { useSetOrganizationSession } from './session';
import texts from './texts';

const t = texts.login;

/** Logs an organization in and leads to its own dashboard, wherever the form stood. */
export function useLogin() {
  const setSession = useSetOrganizationSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useMutation({
    mutationFn: logIn,
    onSuccess: (organization) => {
      const { dashboardPath } = organization;
      toast({ title: t.done, description: t.welcome(organization.name), page: dashboardPath });
      setSession(organization);
      if (pathname !== dashboardPath) void navigate(dashboardPath, { replace: true });
    },
    onError: (error) => toast({ title: t.failed, description: loginFailure(error), variant: 'destructive' }),
  });
}

/** What is said of a login that failed: the server's words, or ours. */
export const loginFailure = (error: unknown): string =>
  serverMessage(error) ?? (error instanceof ApiError && error.status === 401 ? t.invalid : t.brokenOff);
