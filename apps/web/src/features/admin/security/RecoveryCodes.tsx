import { useEffect, useRef } from 'react';
import { toast } from '../../../shared/toast/toasts';
import texts from './texts';

const t = texts.factor;
type Props = { codes: readonly string[]; onKept: () => void };

/** The codes, the one time that they are shown. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const text = `${codes.join('\n')}\n`;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: t.copied }),
      () => toast({ title: t.copyFailed, variant: 'destructive' }),
    );
  return (
    <div className="grid gap-4">
      <h3 ref={title} tabIndex={-1} className="text-lg font-semibold outline-none">
        {t.codesTitle}
      </h3>
      <p className="leading-snug">{t.codesBody}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 gap-y-1 rounded-xl bg-pine-50 p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-quiet" onClick={() => void copy()}>
          {t.copy}
        </button>
        <a
          className="btn btn-quiet"
          download="closewise-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          {t.download}
        </a>
        <button type="button" className="btn btn-primary" onClick={onKept}>
          {t.kept}
        </button>
      </div>
    </div>
  );
}
