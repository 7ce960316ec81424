import { useId } from 'react';
import { useMutation } from '@tanstack/react-query';
import { serverMessage } from '../../shared/api/api-error';
import { Notice } from '../../shared/ui/Notice';
import type { RefineMessages } from './messages.en';
import type { Outcome } from './use-refining';

type Props = { t: RefineMessages; onRestore: () => Promise<Outcome> };

/** Restores the bought version, for an owner whose report somebody else has changed. */
export function RestoreFirst({ t, onRestore }: Props) {
  const id = useId();
  const restoring = useMutation({
    mutationFn: async () => {
      const outcome = await onRestore();
      if (outcome.kind === 'refused') throw outcome.error;
    },
  });
  return (
    <section aria-labelledby={id} className="sheet p-5 sm:p-7">
      <h2 id={id} className="display text-[1.375rem]">
        {t.restore.title}
      </h2>
      <p className="mt-1 text-muted">{t.restore.body}</p>
      {restoring.isError && (
        <div className="mt-4">
          <Notice tone="error">{serverMessage(restoring.error, t.refusals) ?? t.restore.failed}</Notice>
        </div>
      )}
      <button
        type="button"
        className="btn btn-quiet mt-4"
        disabled={restoring.isPending}
        onClick={() => restoring.mutate()}
      >
        {restoring.isPending ? t.restore.going : t.restore.go}
      </button>
    </section>
  );
}
