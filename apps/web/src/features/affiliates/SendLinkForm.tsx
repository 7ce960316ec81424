import { useId } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { sendLink } from '../../shared/api/affiliate';
import { serverMessage } from '../../shared/api/api-error';
import { lazyResolver } from '../../shared/forms/lazy-resolver';
import { Notice } from '../../shared/ui/Notice';
import { TextField } from '../../shared/ui/TextField';
import texts from './texts';

const t = texts.again;
const resolver = lazyResolver<{ email: string }>(
  async () => (await import('./send-link.schema')).sendLinkResolver,
);

/** Sends the dashboard link again. The answer does not reveal whether the address is known. */
export function SendLinkForm() {
  const id = useId();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' }, resolver });
  const sending = useMutation({ mutationFn: sendLink });
  return (
    <section aria-labelledby={id} className="sheet p-5 sm:p-7">
      <h2 id={id} className="display text-[1.375rem]">
        {t.title}
      </h2>
      <p className="mt-1 text-muted">{t.lede}</p>
      <form
        noValidate
        className="mt-4 grid gap-3 sm:grid-cols-[1fr_auto]"
        onSubmit={(event) => void handleSubmit((values) => sending.mutate(values))(event)}
      >
        <TextField
          label={t.email}
          type="email"
          autoComplete="email"
          spellCheck={false}
          error={formState.errors.email?.message}
          {...register('email', { setValueAs: (text: string) => text.trim() })}
        />
        <button className="btn btn-quiet sm:mt-8" disabled={formState.isSubmitting || sending.isPending}>
          {sending.isPending ? t.submitting : t.submit}
        </button>
      </form>
      <div className="mt-3 empty:hidden" role="status">
        {sending.isSuccess && <Notice tone="info">{t.sent}</Notice>}
      </div>
      {sending.isError && (
        <div className="mt-3">
          <Notice tone="error">{serverMessage(sending.error) ?? t.failed}</Notice>
        </div>
      )}
    </section>
  );
}
