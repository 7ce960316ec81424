import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { BlogMessages } from './messages.en';

/** Opens the share sheet of the device, or else copies the link. */
export function ShareButton({ title, t }: { title: string; t: BlogMessages['share'] }) {
  const [copied, setCopied] = useState(false);
  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setCopied(true);
      }
    } catch (error) {
      // Whoever closes the share sheet has changed their mind.
      if ((error as Error).name !== 'AbortError') console.warn('The link could not be shared', error);
    }
  };
  return (
    <span className="inline-flex items-center gap-3 print:hidden">
      <button type="button" className="btn btn-quiet min-h-11" onClick={() => void share()}>
        <Share2 aria-hidden size={18} />
        {t.button}
      </button>
      <span role="status" className="text-sm">
        {copied && t.copied}
      </span>
    </span>
  );
}
