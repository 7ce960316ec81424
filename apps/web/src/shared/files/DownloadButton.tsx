import { Download } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { serverMessage } from '../api/api-error';
import { Notice } from '../ui/Notice';
import { type NamedFile, saveFile } from './named-file';

type Props = {
  read: () => Promise<NamedFile>;
  words: Readonly<{ label: string; busy: string; failed: string }>;
};

/** Downloads within the page, so that errors show next to the button; pressing it again retries. */
export function DownloadButton({ read, words }: Props) {
  const download = useMutation({
    mutationFn: async () => {
      const { name, content } = await read();
      saveFile(name, content);
    },
  });
  return (
    <div className="grid justify-items-start gap-3">
      <button
        type="button"
        className="btn btn-quiet"
        disabled={download.isPending}
        onClick={() => download.mutate()}
      >
        <Download aria-hidden size={18} />
        <span>{words.label}</span>
      </button>
      <p role="status" className={download.isPending ? 'text-[0.9375rem] text-muted' : 'sr-only'}>
        {download.isPending && words.busy}
      </p>
      {download.isError && <Notice tone="error">{serverMessage(download.error) ?? words.failed}</Notice>}
    </div>
  );
}
