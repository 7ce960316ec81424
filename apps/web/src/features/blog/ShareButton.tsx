import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { BlogMessages } from './messages.en';
import { sharePage } from './share-page';

type Props = { title: string; t: BlogMessages['share'] };

/** Shares the address of the post; on a page that is read, `content-page/share-buttons` does. */
export function ShareButton({ title, t }: Props) {
  const [said, setSaid] = useState('');
  const share = async () => {
    const end = await sharePage(title);
    setSaid(end === 'copied' ? t.copied : end === 'refused' ? t.refused : '');
  };
  return (
    <span className="inline-flex items-center gap-3 print:hidden">
      <button
        type="button"
        className="btn btn-quiet min-h-11"
        data-shares={title}
        data-copied={t.copied}
        data-refused={t.refused}
        onClick={() => void share()}
      >
        <Share2 aria-hidden size={18} />
        {t.button}
      </button>
      <span role="status" className="text-sm">
        {said}
      </span>
    </span>
  );
}
