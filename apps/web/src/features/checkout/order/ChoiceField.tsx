import { useId } from 'react';

export type Choice<Value> = Readonly<{ value: Value; label: string; note?: string }>;
type Props<Value> = {
  legend: string;
  hint: string;
  choices: readonly Choice<Value>[];
  /** Undefined while nothing is chosen. */
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
};

/** A question with its answers, one of which is chosen. */
export function ChoiceField<Value>({ legend, hint, choices, chosen, onChoose }: Props<Value>) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="font-semibold">{legend}</legend>
      <p id={`${id}-hint`} className="hint mt-1">
        {hint}
      </p>
      <div className="mt-2 grid gap-2">
        {choices.map(({ value, label, note }, index) => (
          <label
            key={label}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-xl border border-field px-3 py-2.5 leading-snug transition-colors hover:border-pine-700 has-checked:border-pine-700 has-checked:bg-pine-50 has-focus-visible:ring-3 has-focus-visible:ring-sky-700"
          >
            <input
              type="radio"
              name={id}
              className="mt-0.5 size-4.5 shrink-0 accent-pine-700"
              checked={chosen === value}
              aria-describedby={note && `${id}-${index}`}
              aria-label={label}
              onChange={() => onChoose(value)}
            />
            <span className="min-w-0">
              <span>{label}</span>
              {note && (
                <span id={`${id}-${index}`} className="block text-sm text-muted">
                  {note}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
