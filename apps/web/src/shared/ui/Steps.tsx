import { Check } from 'lucide-react';

type StepsProps = {
  label: string;
  steps: readonly string[];
  current: number;
  done: string;
  tone?: 'light' | 'dark';
};

/** Progress through a short flow; `current` counts from 0, earlier steps are done. */
export function Steps({ label, steps, current, done, tone = 'light' }: StepsProps) {
  return (
    <ol aria-label={label} className="grid auto-cols-fr grid-flow-col gap-2">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={`flex items-baseline gap-1.5 border-t-4 pt-2 text-sm leading-snug ${stepClass(tone, index - current)}`}
        >
          {index < current ? (
            <>
              <Check aria-hidden size={15} strokeWidth={3} className="mt-0.5 shrink-0 self-start" />
              <span className="sr-only">{`${done}: `}</span>
            </>
          ) : (
            <span className="num">{`${index + 1}.`}</span>
          )}
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}

function stepClass(tone: 'light' | 'dark', distance: number): string {
  if (tone === 'dark') {
    if (distance > 0) return 'border-white/25 text-pine-100';
    return distance === 0 ? 'border-marigold-400 font-semibold text-white' : 'border-pine-200 text-pine-100';
  }
  if (distance > 0) return 'border-line text-muted';
  return 'border-pine-700 font-semibold text-pine-700';
}
