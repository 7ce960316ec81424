import { Download } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { serverMessage } from '../api/api-error';
import { Notice } from '../ui/Notice';
import type { NamedFile } from './named-file';
import { saveFile } from './save-file';

type Props = {
  read: () => Promise<NamedFile>;
  words: Readonly<{ label: string; busy: string; failed: string }>;
};

/** Downloads by the page itself, so that a refusal is said in it; pressed again, it tries again. */
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
