import { useId } from 'react';
import { ExternalLink } from 'lucide-react';
import { CopyButton } from './CopyButton';

type Props = { link: string; label: string; test: string };

/** A link to share: to copy, to select, or to try. */
export function LinkField({ link, label, test }: Props) {
  const id = useId();
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        readOnly
        value={link}
        className="field text-[0.9375rem]"
        onFocus={(event) => event.target.select()}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={link} what={label.toLowerCase()} className="btn-primary" />
        <a className="btn btn-quiet" href={link} target="_blank" rel="noopener noreferrer">
          <ExternalLink aria-hidden size={18} />
          <span>{test}</span>
        </a>
      </div>
    </div>
  );
}
