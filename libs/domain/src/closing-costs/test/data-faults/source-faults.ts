/** Remarks in prose: what a reader must know has an id, what whoever gathered the data wrote is none of theirs. */
const workingNote =
  /repository|recalled|re-opened|re-checked|from memory|general knowledge|to ?do\b|verify|not confirmed|interpolated|assumed|as quoted in|^see |^same$|\?\?/i;

const isText = (value: unknown): value is string => typeof value === 'string';

function citationsIn(json: unknown): string[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([field, value]: [string, unknown]) => {
    if (field === 'statute') return [value].filter(isText);
    return field === 'source' && typeof value === 'object' && value !== null && 'title' in value
      ? [value.title].filter(isText)
      : citationsIn(value);
  });
}

/** Statutes and titles of sources that a buyer should not read. */
export const sourceFaults = (json: unknown): string[] =>
  citationsIn(json)
    .filter((citation) => citation.trim() === '' || workingNote.test(citation))
    .map((citation) => `a source with a working note: ${citation}`);
