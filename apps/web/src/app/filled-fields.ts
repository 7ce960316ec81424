type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field holds, and how to find its counterpart in a form that is shown in place of the field's own. */
export type FilledField = { kind: string; place: number; value: string; checked: boolean };

/** What the fields under `root` hold. */
export function readFields(root: Element, isWanted: (field: Field) => boolean = () => true): FilledField[] {
  return findFields(root).flatMap(({ field, kind, place }) =>
    isWanted(field) ? [{ kind, place, value: field.value, checked: isChecked(field) }] : [],
  );
}

/** Fills the fields under `root` again, as a visitor does; returns those that were not found. */
export function fillFields(root: Element, filled: readonly FilledField[]): FilledField[] {
  const found = findFields(root);
  return filled.filter((kept) => {
    const counterpart = found.find(({ kind, place }) => kind === kept.kind && place === kept.place);
    if (counterpart) fill(counterpart.field, kept);
    return !counterpart;
  });
}

/** Those of `filled` that the fields under `root` do not hold. */
export function findLost(root: Element, filled: readonly FilledField[]): FilledField[] {
  const held = readFields(root).map((field) => JSON.stringify(field));
  return filled.filter((field) => !held.includes(JSON.stringify(field)));
}

const fields = 'input:not([type="file"], [type="hidden"], [type="submit"]), select, textarea';

/** A choice of several fields is known by its value too, any other field by its name and its place among its like. */
function findFields(root: Element): { field: Field; kind: string; place: number }[] {
  const places = new Map<string, number>();
  return [...root.querySelectorAll<Field>(fields)].map((field) => {
    const kind = [field.localName, field.type, field.name, isCheckable(field) ? field.value : ''].join(' ');
    const place = places.get(kind) ?? 0;
    places.set(kind, place + 1);
    return { field, kind, place };
  });
}

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const isChecked = (field: Field): boolean => isCheckable(field) && field.checked;

/** Whether a visitor has changed a field of a page that no script has taken over yet. */
export function isFilled(field: Field): boolean {
  if (isCheckable(field))
    return field.type === 'radio' ? field.checked : field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const initial = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex !== Math.max(initial, 0);
}

/** React hears of a change only where a field differs from what was last set through the element itself. */
function fill(field: Field, { value, checked }: FilledField): void {
  if (isCheckable(field)) {
    if (field.type === 'radio' && !checked) return;
    field.checked = !checked;
    field.click();
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
