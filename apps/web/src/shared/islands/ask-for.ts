const eventOf = (name: string) => `island-${name}`;

const asked = new Set<string>();

/** Awakens an island that waits to be asked for, now or as soon as it is there. */
export function askFor(name: string): void {
  asked.add(name);
  globalThis.dispatchEvent?.(new Event(eventOf(name)));
}

export const untilAskedFor = (name: string): Promise<void> =>
  new Promise((resolve) => {
    if (asked.has(name)) resolve();
    else globalThis.addEventListener(eventOf(name), () => resolve(), { once: true });
  });
