import type { ComponentProps } from 'react';

export function CheckField({ label, field }: { label: string; field: ComponentProps<'input'> }) {
  return (
    <label className="mt-2 flex min-h-11 cursor-pointer items-start gap-3 py-2 text-[0.9375rem] leading-snug">
      <input type="checkbox" className="mt-px size-5 shrink-0 rounded accent-pine-700" {...field} />
      <span>{label}</span>
    </label>
  );
}
