import { DomainError } from '@closewise/domain/events';
import type { Cents } from '@closewise/domain/money';
import { lineProvider, runProviders, type PayoutRun, type RunLine } from '@closewise/domain/payouts';
import type { PayoutProviders } from '../../billing/index.js';

/** Refuses a run with a line whose provider is not in use. */
export function assertProvidersInUse(run: PayoutRun, { idsInUse }: PayoutProviders): void {
  const { runId } = run;
  const provider = [...runProviders(run)].find((id) => !idsInUse.has(id));
  if (provider === undefined) return;
  throw new DomainError(
    'payouts.other-provider',
    `The run ${runId} was prepared for the provider ${provider}, and ${[...idsInUse].join(' and ')} is in use: cancel it and prepare it again`,
    { runId, provider },
  );
}

/** Total amounts that the lines need and that their providers' balances have and lack. */
export type Coverage = Readonly<{ neededCents: Cents; availableCents: Cents; missingCents: Cents }>;

/** Compares the lines with the current balance of each of their providers. */
export async function checkCoverage(
  run: PayoutRun,
  lines: readonly RunLine[],
  providers: PayoutProviders,
): Promise<Coverage> {
  const needed = new Map<string, Cents>();
  for (const line of lines) {
    const id = lineProvider(run, line);
    needed.set(id, (needed.get(id) ?? 0) + line.payCents);
  }
  let [neededCents, availableCents, missingCents] = [0, 0, 0];
  for (const [id, cents] of needed) {
    const available = await providers.get(id).availableCents();
    neededCents += cents;
    availableCents += available;
    missingCents += Math.max(0, cents - available);
  }
  return { neededCents, availableCents, missingCents };
}
