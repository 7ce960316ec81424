import type { LedgerReport } from '../verify/verify-ledger.js';

/** A report in lines of name and value, the differences last. */
export function linesOf({
  seals,
  unsealed,
  readModels,
  keys,
  differences,
  differenceCount,
}: LedgerReport): string[] {
  const { number, sealedFacts, chainHash, sealedAt } = seals;
  const lines = [
    ...(sealedFacts + unsealed.facts === 0
      ? [['nothing to verify', 'the log of this database holds no fact that decides money']]
      : []),
    ['facts sealed and unchanged', sealedFacts],
    ...(sealedAt === null ? [] : [['last intact seal', `${number}:${chainHash}`, sealedAt]]),
    [
      'facts that wait for a seal',
      unsealed.facts,
      ...(unsealed.since === null ? [] : [`since ${unsealed.since}`]),
    ],
    ...(readModels === null
      ? []
      : [['rows compared', readModels.entries + readModels.accounts + readModels.months]]),
    // The first key is no news; each later one replaced it.
    ...keys
      .slice(1)
      .map(({ keyId, fromSeal, since }) => [`key changed to ${keyId}`, `from seal ${fromSeal} on`, since]),
    ['differences', differenceCount],
    ...differences.map(({ kind, text }) => [kind, text]),
  ];
  const more = differenceCount - differences.length;
  return [...lines.map((line) => line.join('\t')), ...(more > 0 ? [`and ${more} more`] : [])];
}
