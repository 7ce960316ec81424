import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { readStatement, type StatementFile, type StatementsOf } from '../api/statements';
import { saveFile } from '../files/named-file';
import { Notice } from '../ui/Notice';
import type { StatementMessages } from './messages.en';

type Props = { download: ReturnType<typeof useDownload>; t: StatementMessages };

/** Shows a running download, or why it failed and how to retry. */
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

/** A requested file and its link text. */
export type RequestedFile = Readonly<{ file: StatementFile; name: string }>;

/** Downloads within the page, so that errors can be shown; a failure stays visible until the next download. */
export function useDownload(of: StatementsOf) {
  return useMutation({
    mutationFn: async ({ file }: RequestedFile) => {
      const { name, content } = await readStatement(of, file);
      saveFile(name, content);
    },
  });
}
