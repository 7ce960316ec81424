import { Copy } from 'lucide-react';
import { toast } from '../toast/toasts';
import words from './copy-texts';

type Props = { text: string; what: string; className?: string };

/** Copies a text and confirms it; `what` distinguishes several buttons for screen readers. */
export function CopyButton({ text, what, className = 'btn-quiet' }: Props) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: words.copied });
    } catch (error) {
      console.warn('The clipboard refused', error);
      toast({ ...words.failed, variant: 'destructive' });
    }
  };
  return (
    <button type="button" className={`btn ${className}`} onClick={() => void copy()}>
      <Copy aria-hidden size={18} />
      <span>
        <span>{words.copy}</span> <span className="sr-only">{what}</span>
      </span>
    </button>
  );
}
