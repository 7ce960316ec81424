/** Remarks that belong to whoever gathered the data, not to a buyer. */
const workingNote = /repository|recalled|re-opened|from memory|general knowledge|to ?do\b|verify|\?\?/i;

function sourceNames(json: unknown): string[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([field, value]: [string, unknown]) =>
    field === 'source' && typeof value === 'object' && value !== null && 'name' in value
      ? [String(value.name)]
      : sourceNames(value),
  );
}

/** Source names that a buyer should not read. */
export const sourceFaults = (json: unknown): string[] =>
  sourceNames(json)
    .filter((name) => name.trim() === '' || workingNote.test(name))
    .map((name) => `a source with a working note: ${name}`);
