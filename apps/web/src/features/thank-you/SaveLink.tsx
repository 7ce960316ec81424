import { useId, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ThankYouMessages } from './messages.en';

type Props = { t: ThankYouMessages['save']; url: string; findHref: string };

/** The report's link to copy or select, and how to find it again. */
export function SaveLink({ t, url, findHref }: Props) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url); // a page without TLS has no clipboard
      setCopied(true);
    } catch {
      document.getElementById(id)?.focus();
    }
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-lg font-bold">
        {t.title}
      </h2>
      <p className="mt-1 text-muted">{t.body}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <input
          id={id}
          readOnly
          aria-label={t.label}
          value={url}
          className="field num min-w-0 flex-1 basis-64 text-[0.9375rem]"
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="btn btn-quiet min-w-36" onClick={() => void copy()}>
          {copied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
          <span>{copied ? t.copied : t.copy}</span>
        </button>
        <span role="status" className="sr-only">
          {copied && t.copied}
        </span>
      </div>
      <p className="mt-3">
        <Link className="link inline-flex min-h-8 items-center" to={findHref}>
          {t.find}
        </Link>
      </p>
    </section>
  );
}
