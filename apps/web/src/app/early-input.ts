export type EarlyInput = {
  /** The values typed so far; after React has replaced the page, the last ones typed before. */
  read: () => FilledField[];
  /** Stops listening and returns the form that was submitted, if any. */
  release: () => HTMLFormElement | null;
};

/**
 * Captures input on a prerendered page until its script can handle it. Without it, a submitted form would write
 * its values into the address, and React replaces a page that the browser has translated.
 */
export function captureEarlyInput(root: Element): EarlyInput {
  const written = root.firstElementChild;
  let sent: HTMLFormElement | null = null;
  let filled: FilledField[] = [];
  const listening = new AbortController();
  // In the capture phase, before React, which hydrates as soon as something is typed.
  const listen = (type: string, heard: (event: Event) => void) =>
    root.addEventListener(type, heard, { capture: true, signal: listening.signal });
  listen('submit', (event) => {
    event.preventDefault();
    sent = event.target as HTMLFormElement;
  });
  const read = () => readFields(root, (field) => isFilled(field) || field === document.activeElement);
  const remember = () => void (filled = read());
  listen('focusin', remember);
  listen('input', remember);
  listen('change', remember);
  remember();
  return {
    read: () => (written?.isConnected ? read() : filled),
    release: () => {
      listening.abort();
      return sent?.isConnected === false ? root.querySelector('form') : sent;
    },
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field's value, and how to find the same field in another rendering of the form. */
export type FilledField = { kind: string; place: number; value: string; checked: boolean };

export function readFields(root: Element, isWanted: (field: Field) => boolean = () => true): FilledField[] {
  return findFields(root).flatMap(({ field, kind, place }) =>
    isWanted(field) ? [{ kind, place, value: field.value, checked: isChecked(field) }] : [],
  );
}

/** Enters the values as a visitor would; returns those whose field was not found. */
export function fillFields(root: Element, filled: readonly FilledField[]): FilledField[] {
  const found = findFields(root);
  return filled.filter((kept) => {
    const counterpart = found.find(({ kind, place }) => kind === kept.kind && place === kept.place);
    if (counterpart) fill(counterpart.field, kept);
    return !counterpart;
  });
}

/** The values that no field under `root` holds. */
export function findLost(root: Element, filled: readonly FilledField[]): FilledField[] {
  const held = readFields(root).map((field) => JSON.stringify(field));
  return filled.filter((field) => !held.includes(JSON.stringify(field)));
}

const fields = 'input:not([type="file"], [type="hidden"], [type="submit"]), select, textarea';

/** Radio buttons and checkboxes are identified by their value as well, other fields by name and position. */
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

/** Whether a visitor has changed a field that no script handles yet. */
function isFilled(field: Field): boolean {
  if (isCheckable(field))
    return field.type === 'radio' ? field.checked : field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const initial = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex !== Math.max(initial, 0);
}

/** React notices a change only if the value differs from the one last set on the element itself. */
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
