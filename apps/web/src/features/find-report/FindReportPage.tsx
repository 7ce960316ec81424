import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { serverMessage } from '../../shared/api/api-error';
import { findReports } from '../../shared/api/buyer';
import { lazyResolver } from '../../shared/forms/lazy-resolver';
import type { Language } from '../../shared/i18n/language';
import { PrivateSeo } from '../../shared/seo/Seo';
import { Notice } from '../../shared/ui/Notice';
import { PineBand } from '../../shared/ui/PineBand';
import { TextField } from '../../shared/ui/TextField';
import type { FindReportMessages } from './messages.en';

/** `/find-my-report`: for buyers only, so it is not indexed. */
export default function FindReportPage({ t, language }: { t: FindReportMessages; language: Language }) {
  return (
    <>
      <PrivateSeo {...t.seo} />
      <PineBand narrow title={t.title} lede={t.lede} />
      <div className="wrap relative -mt-14 max-w-3xl pb-20">
        <FindReportForm t={t} language={language} />
        <section aria-labelledby="without" className="mt-8">
          <h2 id="without" className="text-lg font-bold">
            {t.without.title}
          </h2>
          <p className="mt-2 max-w-2xl text-muted">{t.without.body}</p>
        </section>
      </div>
    </>
  );
}

/** Requests the email; does not reveal whether an address is known. */
function FindReportForm({ t, language }: { t: FindReportMessages; language: Language }) {
  const [resolver] = useState(() =>
    lazyResolver<{ email: string }>(async () =>
      (await import('./find-report.schema')).findReportResolver(t.invalid),
    ),
  );
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' }, resolver });
  const finding = useMutation({
    mutationFn: ({ email }: { email: string }) => findReports({ email, language }),
  });
  return (
    <form
      noValidate
      className="sheet grid gap-5 p-6 sm:p-8"
      onSubmit={(event) => void handleSubmit((values) => finding.mutate(values))(event)}
    >
      <TextField
        label={t.email}
        hint={t.hint}
        type="email"
        autoComplete="email"
        spellCheck={false}
        error={formState.errors.email?.message}
        {...register('email', { setValueAs: (text: string) => text.trim() })}
      />
      <button
        className="btn btn-primary justify-self-start"
        disabled={formState.isSubmitting || finding.isPending}
      >
        {finding.isPending ? t.submitting : t.submit}
      </button>
      <div role="status" className="empty:hidden">
        {finding.isSuccess && (
          <Notice tone="info" title={t.sent.title}>
            {t.sent.body(finding.variables.email)}
          </Notice>
        )}
      </div>
      {finding.isError && (
        <Notice tone="error">{serverMessage(finding.error, t.refusals) ?? t.failed}</Notice>
      )}
    </form>
  );
}
