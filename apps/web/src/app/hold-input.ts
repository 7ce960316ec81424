import { isFilled, readFields, type FilledField } from './filled-fields';

export type HeldInput = {
  /** What is filled in; where the page was replaced meanwhile, what was filled in last. */
  read: () => FilledField[];
  /** Lets go of the page; returns the form that was sent. */
  release: () => HTMLFormElement | null;
};

/**
 * Holds what a visitor does with a written page before its script can. A form that is sent would have all that is in it
 * written into the address by the browser; and a page that a browser has translated is not taken over, but replaced.
 */
export function holdInput(root: Element): HeldInput {
  const written = root.firstElementChild;
  let sent: HTMLFormElement | null = null;
  let filled: FilledField[] = [];
  const listening = new AbortController();
  // Before React, which takes a page over at once when something is filled in.
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
