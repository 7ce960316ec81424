const LONGEST_REST_MS = 600_000;

/** For how long a provider asks to be left alone, by the header `Retry-After`: seconds or a date; at most ten minutes. */
export function restAskedForMs(header: string | null, now: number): number {
  if (header === null) return 0;
  const asked = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(asked) ? 0 : Math.min(Math.max(asked, 0), LONGEST_REST_MS);
}
