import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { signIn, type AdminUser } from '../../shared/api/admin';
import { ApiError, serverMessage } from '../../shared/api/api-error';
import { PlatMap } from '../../shared/motif/PlatMap';
import { toast } from '../../shared/toast/toasts';
import { Logo } from '../../shared/ui/Logo';
import { Notice } from '../../shared/ui/Notice';
import { CodeForm } from './CodeForm';
import { CredentialForm, type Credentials } from './CredentialForm';
import texts from './texts';

/** Whoever else may sign in one day does not come in here. */
const mayEnter = ({ role }: AdminUser): boolean => role === 'admin' || role === 'auditor';

type Props = { ended: boolean; onSignedIn: (user: AdminUser) => void };
const t = texts.signIn;

/** Username and password, then a code where the account asks for one. */
export function SignIn({ ended, onSignedIn }: Props) {
  const [proven, setProven] = useState<Credentials | null>(null);
  const attempt = useMutation({
    mutationFn: async (credentials: Credentials & { code?: string }) => {
      const { user } = await signIn(credentials);
      if (!mayEnter(user)) throw new ApiError(401, JSON.stringify({ message: t.invalid }));
      return user;
    },
    onSuccess: (user) => {
      toast({ title: t.done });
      onSignedIn(user);
    },
    onError: (error, { username, password }) => {
      if (asksForCode(error) && !proven) setProven({ username, password });
      else toast({ title: t.failed, description: messageOf(error), variant: 'destructive' });
    },
  });
  const failure = attempt.error && !(asksForCode(attempt.error) && !attempt.variables?.code);
  return (
    <main
      id="main"
      className="on-dark relative isolate grid min-h-screen place-items-center overflow-hidden bg-pine-900 px-5 py-12"
    >
      <PlatMap className="absolute inset-0 -z-10 size-full opacity-60" />
      <div className="w-full max-w-md">
        <div className="mb-6 flex justify-center text-white">
          <Logo />
        </div>
        <div className="on-light rounded-card bg-white p-6 text-ink shadow-card sm:p-8">
          <h1 className="display text-[1.75rem]">{t.title}</h1>
          <p className="mt-1 text-muted">{proven ? t.codeLede : t.lede}</p>
          <div className="mt-5 grid gap-4">
            {ended && <Notice tone="info">{t.ended}</Notice>}
            {failure && <Notice tone="error">{messageOf(attempt.error)}</Notice>}
            {proven ? (
              <CodeForm
                busy={attempt.isPending}
                onCode={(code) => attempt.mutate({ ...proven, code })}
                onStartOver={() => {
                  attempt.reset();
                  setProven(null);
                }}
              />
            ) : (
              <CredentialForm busy={attempt.isPending} onSubmit={attempt.mutate} />
            )}
          </div>
        </div>
      </div>
    </main>
  );
}

const asksForCode = (error: unknown) =>
  error instanceof ApiError && error.problem?.code === 'administration.second-factor-required';

const messageOf = (error: unknown): string =>
  serverMessage(error) ?? (error instanceof ApiError && error.status === 401 ? t.invalid : t.failed);
