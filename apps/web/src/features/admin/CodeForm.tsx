import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '../../shared/ui/TextField';
import texts from './texts';
import { codeResolver } from './sign-in.schema';

type Props = { busy: boolean; onCode: (code: string) => void; onStartOver: () => void };

/** The second step of a sign-in: the code of the moment, or a recovery code. */
export function CodeForm({ busy, onCode, onStartOver }: Props) {
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
