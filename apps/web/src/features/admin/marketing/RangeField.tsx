import { useId } from 'react';

type Props = {
  label: string;
  value: string;
  said: string;
  min: number;
  max: number;
  step: number;
  onChange: (value: string) => void;
};

/** A slider with what it says in words. */
export function RangeField({ label, value, said, onChange, ...range }: Props) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <output className="num text-[0.9375rem] text-muted" htmlFor={id}>
          {said}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="h-11 w-full cursor-pointer accent-pine-700"
        {...range}
        value={value}
        aria-valuetext={said}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
