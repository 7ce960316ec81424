/** Holds the form that is sent before the script can: the browser would write all that is in it into the address. */
export function holdSubmit(root: Element): () => HTMLFormElement | null {
  let held: HTMLFormElement | null = null;
  const hold = (event: Event) => {
    event.preventDefault();
    held = event.target as HTMLFormElement;
  };
  root.addEventListener('submit', hold);
  return () => {
    root.removeEventListener('submit', hold);
    return held;
  };
}
