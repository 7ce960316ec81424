import { useId } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import texts from './texts';

const t = texts.step;

type Props = { number: number; first?: number; total: number; onStep: (number: number) => void };

/** Steps through the entries with buttons or a slider. */
export function Stepper({ number, first = 1, total, onStep }: Props) {
  const id = useId();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="display text-xl">{t.title}</h3>
        <p role="status" className="num font-semibold">
          {t.position(number, total)}
        </p>
      </div>
      <div className="flex items-center gap-3">
        <button
          type="button"
          className="btn btn-quiet shrink-0 px-3.5"
          aria-label={t.previous}
          disabled={number <= first}
          onClick={() => onStep(number - 1)}
        >
          <ChevronLeft aria-hidden size={20} />
        </button>
        <input
          type="range"
          className="h-12 w-full min-w-0 cursor-pointer accent-pine-700"
          aria-label={t.slider}
          aria-describedby={`${id}-hint`}
          aria-valuetext={t.position(number, total)}
          min={first}
          max={total}
          step={1}
          value={number}
          onChange={({ target }) => onStep(target.valueAsNumber)}
        />
        <button
          type="button"
          className="btn btn-quiet shrink-0 px-3.5"
          aria-label={t.next}
          disabled={number >= total}
          onClick={() => onStep(number + 1)}
        >
          <ChevronRight aria-hidden size={20} />
        </button>
      </div>
      <p id={`${id}-hint`} className="hint">
        {t.hint}
      </p>
    </div>
  );
}
