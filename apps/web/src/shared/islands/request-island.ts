const eventName = (name: string) => `island-${name}`;

const requested = new Set<string>();

/** Hydrates an island that waits for a request, now or as soon as it exists. */
export function requestIsland(name: string): void {
  requested.add(name);
  globalThis.dispatchEvent?.(new Event(eventName(name)));
}

export const waitForIslandRequest = (name: string): Promise<void> =>
  new Promise((resolve) => {
    if (requested.has(name)) resolve();
    else globalThis.addEventListener(eventName(name), () => resolve(), { once: true });
  });
