/** The calls that a fault affects; all calls without a filter. */
export type Calls = Readonly<{ method?: 'GET' | 'POST'; path?: RegExp }>;

/**
 * A fault of the next calls. `when: 'after'` takes effect first (a 500 is then what the idempotency key
 * replays); `hang` never answers, `cut short` ends in the middle. The library itself repeats a dropped call once, so drop two to be seen.
 */
export type Fault = Readonly<{
  answer: 400 | 429 | 500 | 502 | 503 | 'drop' | 'hang' | 'cut short' | 'not json';
  when?: 'before' | 'after';
  times?: number;
  /** The Retry-After of a 429. */
  retryAfterSeconds?: number;
  of?: Calls;
}>;

type Call = Readonly<{ method: string; path: string }>;
type Planned = { fault: Fault; left: number };
type Hold = Readonly<{ of: Calls; released: Promise<void> }>;

/** The planted faults, in order. */
export class Faults {
  /** Every answer waits this long after its work is done. */
  latencyMs = 0;
  #planned: Planned[] = [];
  readonly #holds = new Set<Hold>();

  next(fault: Fault): void {
    this.#planned.push({ fault, left: fault.times ?? 1 });
  }

  clear(): void {
    this.#planned = [];
    this.latencyMs = 0;
  }

  /** Holds such calls in the middle of their work until the returned function is called. */
  hold(of: Calls = {}): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    const hold = { of, released: promise };
    this.#holds.add(hold);
    return () => {
      this.#holds.delete(hold);
      resolve();
    };
  }

  /** The fault for this call, which it uses up. */
  take(call: Call): Fault | null {
    const planned = this.#planned.find(({ fault, left }) => left > 0 && meets(fault.of ?? {}, call));
    if (planned === undefined) return null;
    planned.left -= 1;
    return planned.fault;
  }

  async delay(): Promise<void> {
    if (this.latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, this.latencyMs));
  }

  /** Waits until the holds on this call are released. */
  async held(call: Call): Promise<void> {
    for (const { of, released } of this.#holds) if (meets(of, call)) await released;
  }
}

function meets({ method, path }: Calls, call: Call): boolean {
  return (method === undefined || method === call.method) && (path === undefined || path.test(call.path));
}
