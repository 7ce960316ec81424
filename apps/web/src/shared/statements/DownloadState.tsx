import { ApiError } from '../api/api-error';
import { Notice } from '../ui/Notice';
import type { StatementMessages } from './messages.en';
import type { useDownload } from './use-download';

type Props = { download: ReturnType<typeof useDownload>; t: StatementMessages };

/** That a file is on its way, or why it did not come and how to try again. */
export function DownloadState({ download, t }: Props) {
  const { variables: wanted, error, isPending, isError } = download;
  return (
    <>
      <p role="status" className={isPending ? 'mt-3 text-[0.9375rem] text-muted' : 'sr-only'}>
        {isPending && t.downloading(wanted.name)}
      </p>
      {isError && (
        <div className="mt-3 grid gap-3">
          <Notice tone="error">{t.download[reasonOf(error)](wanted.name)}</Notice>
          <button
            type="button"
            className="btn btn-quiet justify-self-start"
            onClick={() => download.mutate(wanted)}
          >
            {t.retry}
          </button>
        </div>
      )}
    </>
  );
}

function reasonOf(error: Error): keyof StatementMessages['download'] {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.problem?.code === 'payouts.statement-unsealed') return 'unsealed';
  if (error.status === 401 || error.status === 403) return 'ended';
  return error.status >= 400 && error.status < 500 && error.status !== 429 ? 'gone' : 'failed';
}
