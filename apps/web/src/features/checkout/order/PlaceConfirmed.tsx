import { useEffect, useRef } from 'react';
import type { CheckoutMessages } from '../messages.en';

type Props = { t: CheckoutMessages['questions']; isNew: boolean; onChange: () => void };

/** The buyer has answered and may still think again; a keyboard goes on where the questions were. */
export function PlaceConfirmed({ t, isNew, onChange }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew) button.current?.focus();
  }, [isNew]);
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-3 rounded-xl bg-pine-50 px-4 py-2">
      <p role="status">{t.confirmed}</p>
      <button ref={button} type="button" className="btn btn-quiet" onClick={onChange}>
        {t.change}
      </button>
    </div>
  );
}
