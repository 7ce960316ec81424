import { useInsertionEffect, useLayoutEffect, useState, type ReactNode } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Filled = { field: Field; value: string; checked: boolean };
type Props = { root: Element; release: () => HTMLFormElement | null; children: ReactNode };

/**
 * Keeps what a visitor has filled in on a prerendered page before its script came. A form that takes the page over
 * begins with its defaults, or shows what was filled in and does not know of it: it is told as of a visitor's input.
 */
export function KeepsInput({ root, release, children }: Props) {
  const [filled] = useState<Filled[]>([]);
  // Right before and right after the forms get their fields, in one task: nothing can be filled in meanwhile.
  useInsertionEffect(() => {
    const fields = [...root.querySelectorAll<Field>('input, select, textarea')].filter(isFilled);
    filled.push(...fields.map((field) => ({ field, value: field.value, checked: isChecked(field) })));
  }, [root, filled]);
  useLayoutEffect(() => {
    filled.splice(0).forEach(fillAgain);
    release()?.requestSubmit();
  }, [filled, release]);
  return children;
}

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const isChecked = (field: Field): boolean => isCheckable(field) && field.checked;

function isFilled(field: Field): boolean {
  if (isCheckable(field))
    return field.type === 'radio' ? field.checked : field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const initial = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex !== Math.max(initial, 0);
}

/** React hears of a change only where a field differs from what was last set through the element itself. */
function fillAgain({ field, value, checked }: Filled): void {
  if (isCheckable(field)) {
    field.checked = !checked;
    field.click();
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
