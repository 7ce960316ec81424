import { useState, useEffect } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { confirmRequest, loginRequest } from '@closewise/contracts/admin';
import { resolveBy, whenBlank } from '../../shared/forms/resolve-by';
import { signIn, type AdminUser } from '../../shared/api/admin';
import { ApiError, serverMessage } from '../../shared/api/api-error';
import { PlatMap } from '../../shared/ui/PlatMap';
import { toast } from '../../shared/toast/toasts';
import { Logo } from '../../shared/ui/Logo';
import { Notice } from '../../shared/ui/Notice';
import { TextField } from '../../shared/ui/TextField';
import { PasswordField } from '../../shared/ui/PasswordField';
import texts from './texts';

const credentialResolver = resolveBy<Credentials>(loginRequest, {
  body: (typed) => typed,
  words: {
    username: whenBlank(texts.signIn.usernameMissing),
    password: whenBlank(texts.signIn.passwordMissing),
  },
});

const codeResolver = resolveBy<{ code: string }>(confirmRequest.pick({ code: true }), {
  body: ({ code }) => ({ code: code.trim() }),
  words: { code: whenBlank(texts.signIn.codeMissing) },
});

/** Roles that have access to the admin area. */
const canUseAdminArea = ({ role }: AdminUser): boolean => role === 'admin' || role === 'auditor';

type Props = { ended: boolean; onSignedIn: (user: AdminUser) => void };
const t = texts.signIn;

/** Username and password, then a code if the account has a second factor. */
export function SignIn({ ended, onSignedIn }: Props) {
  const [verified, setVerified] = useState<Credentials | null>(null);
  const attempt = useMutation({
    mutationFn: async (credentials: Credentials & { code?: string }) => {
      const { user } = await signIn(credentials);
      if (!canUseAdminArea(user)) throw new ApiError(401, JSON.stringify({ message: t.invalid }));
      return user;
    },
    onSuccess: (user) => {
      toast({ title: t.done });
      onSignedIn(user);
    },
    onError: (error, { username, password }) => {
      if (needsCode(error) && !verified) setVerified({ username, password });
      else toast({ title: t.failed, description: failureMessage(error), variant: 'destructive' });
    },
  });
  const failure = attempt.error && !(needsCode(attempt.error) && !attempt.variables?.code);
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
          <p className="mt-1 text-muted">{verified ? t.codeLede : t.lede}</p>
          <div className="mt-5 grid gap-4">
            {ended && <Notice tone="info">{t.ended}</Notice>}
            {failure && <Notice tone="error">{failureMessage(attempt.error)}</Notice>}
            {verified ? (
              <CodeForm
                busy={attempt.isPending}
                onCode={(code) => attempt.mutate({ ...verified, code })}
                onStartOver={() => {
                  attempt.reset();
                  setVerified(null);
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

const needsCode = (error: unknown) =>
  error instanceof ApiError && error.problem?.code === 'administration.second-factor-required';

const failureMessage = (error: unknown): string =>
  serverMessage(error) ?? (error instanceof ApiError && error.status === 401 ? t.invalid : t.failed);

type Credentials = { username: string; password: string };
type CredentialFormProps = { busy: boolean; onSubmit: (credentials: Credentials) => void };

function CredentialForm({ busy, onSubmit }: CredentialFormProps) {
  const t = texts.signIn;
  const { register, handleSubmit, formState } = useForm<Credentials>({
    defaultValues: { username: '', password: '' },
    resolver: credentialResolver,
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <TextField
        label={t.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        label={t.password}
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <button className="btn btn-primary mt-1" disabled={busy}>
        <span>{busy ? t.submitting : t.submit}</span>
        {busy && <span aria-hidden="true" className="spinner" />}
      </button>
    </form>
  );
}

type CodeFormProps = { busy: boolean; onCode: (code: string) => void; onStartOver: () => void };

/** Second step of the sign-in: a code from the authenticator app, or a recovery code. */
function CodeForm({ busy, onCode, onStartOver }: CodeFormProps) {
  const t = texts.signIn;
  const { register, handleSubmit, setFocus, formState } = useForm({
    defaultValues: { code: '' },
    resolver: codeResolver,
  });
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => void handleSubmit(({ code }) => onCode(code.trim()))(event)}
    >
      <TextField
        label={t.code}
        hint={t.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        error={formState.errors.code?.message}
        {...register('code')}
      />
      <button className="btn btn-primary mt-1" disabled={busy}>
        <span>{busy ? t.submitting : t.submit}</span>
        {busy && <span aria-hidden="true" className="spinner" />}
      </button>
      <button type="button" className="btn btn-quiet" onClick={onStartOver}>
        {t.startOver}
      </button>
    </form>
  );
}
