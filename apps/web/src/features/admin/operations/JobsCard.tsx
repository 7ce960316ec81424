import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { JobsView } from '@closewise/contracts/admin';
import { retryJob, discardJob } from '../../../shared/api/admin-operations';
import { Notice } from '../../../shared/ui/Notice';
import { readJobs } from '../../../shared/api/admin-operations';
import { ModalDialog } from '../../../shared/ui/ModalDialog';
import { TextField } from '../../../shared/ui/TextField';
import { Card } from '../Card';
import { useMayChange } from '../may-change';
import { formatMoment } from '../moments';
import { Remote } from '../Remote';
import { useAction } from '../admin-calls';
import { useAdminQuery } from '../admin-calls';
import texts from './texts';

const t = texts.jobs;

export const useJobs = () => useAdminQuery(['operations', 'jobs'], readJobs);

/** Jobs that failed permanently, and the size of each queue. */
export function JobsCard() {
  const jobs = useJobs();
  return (
    <Card title={t.title} lede={t.lede}>
      <Remote query={jobs} loading={t.loading}>
        {({ failed, queues }) => (
          <div className="grid gap-6">
            {failed.length === 0 ? (
              <p className="text-muted">{t.empty}</p>
            ) : (
              <ul className="divide-y divide-dashed divide-line">
                {failed.map((job) => (
                  <FailedJob key={job.id} job={job} />
                ))}
              </ul>
            )}
            {queues
              .filter(({ heldUp }) => heldUp !== null)
              .map(({ queue, heldUp }) => (
                <Notice key={queue} tone="warning" title={queue}>
                  {heldUp && t.heldUp(heldUp.jobs, heldUp.error)}
                </Notice>
              ))}
            {queues.length > 0 && <Queues queues={queues} />}
          </div>
        )}
      </Remote>
    </Card>
  );
}

function FailedJob({ job: { id, queue, error, failedAt } }: { job: JobsView['failed'][number] }) {
  const [discarding, setDiscarding] = useState(false);
  const retry = useAction(retryJob, texts.failed);
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">{queue}</p>
        <p>{error}</p>
        <p className="num text-sm text-muted">
          <time dateTime={failedAt}>{formatMoment(failedAt)}</time>, <span>{id}</span>
        </p>
      </div>
      {retry.failure && <Notice tone="error">{retry.failure}</Notice>}
      {useMayChange() && (
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            className="btn btn-quiet"
            aria-label={t.retryOf(id)}
            disabled={retry.busy}
            onClick={() => retry.run(id)}
          >
            {retry.busy ? texts.busy : t.retry}
          </button>
          <button
            type="button"
            className="btn btn-quiet"
            aria-label={t.discardOf(id)}
            onClick={() => setDiscarding(true)}
          >
            {t.discard}
          </button>
        </div>
      )}
      {discarding && <DiscardQuestion id={id} onClose={() => setDiscarding(false)} />}
    </li>
  );
}

const Queues = ({ queues }: Pick<JobsView, 'queues'>) => (
  <details>
    <summary className="link min-h-8 w-fit cursor-pointer">{t.queues}</summary>
    <table className="num mt-3 w-full max-w-2xl text-[0.9375rem]">
      <thead>
        <tr className="border-b border-ink/80 text-left">
          {Object.entries(t.columns).map(([id, name]) => (
            <th key={id} scope="col" className={`py-2 font-semibold ${id === 'queue' ? '' : 'text-right'}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {queues.map(({ queue, waiting, active, failed }) => (
          <tr key={queue} className="border-b border-dashed border-line">
            <th scope="row" className="py-2 text-left font-normal [overflow-wrap:anywhere]">
              {queue}
            </th>
            <td className="text-right">{waiting}</td>
            <td className="text-right">{active}</td>
            <td className="text-right">{failed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

/** Requires a reason before a job is discarded. */
function DiscardQuestion({ id, onClose }: { id: string; onClose: () => void }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const discard = useAction(discardJob, texts.failed, onClose);
  return (
    <ModalDialog title={texts.jobs.discardTitle} body={texts.jobs.discardBody} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) =>
          void handleSubmit(({ reason }) => discard.run({ id, reason: reason.trim() }))(event)
        }
      >
        <TextField
          label={texts.jobs.reason}
          hint={texts.jobs.reasonHint}
          autoComplete="off"
          maxLength={500}
          error={formState.errors.reason?.message}
          {...register('reason', { validate: (typed) => typed.trim() !== '' || texts.jobs.reasonMissing })}
        />
        {discard.failure && <Notice tone="error">{discard.failure}</Notice>}
        <div className="flex flex-wrap gap-3">
          <button className="btn btn-primary grow" disabled={discard.busy}>
            {discard.busy ? texts.busy : texts.jobs.confirm}
          </button>
          <button type="button" className="btn btn-quiet grow" onClick={onClose}>
            {texts.jobs.cancel}
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}
