import { useInsertionEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { fillFields, type FilledField } from './filled-fields';
import type { HeldInput } from './hold-input';

type Props = { root: Element; held: HeldInput; children: ReactNode };

/**
 * Keeps what a visitor has filled in on a prerendered page before its script came. A form that takes the page over
 * begins with its defaults, or shows what was filled in and does not know of it: it is told as of a visitor's input.
 */
export function KeepsInput({ root, held, children }: Props) {
  const [filled] = useState<FilledField[]>([]);
  // Right before and right after the forms get their fields, in one task: nothing can be filled in meanwhile.
  useInsertionEffect(() => void filled.push(...held.read()), [held, filled]);
  useLayoutEffect(() => {
    fillFields(root, filled.splice(0));
    held.release()?.requestSubmit();
  }, [root, filled, held]);
  return children;
}
