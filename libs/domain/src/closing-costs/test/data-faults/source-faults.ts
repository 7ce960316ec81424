import { aggregators } from './aggregators.js';

/** Working notes in prose; remarks for readers have ids instead. */
const workingNote =
  /repository|recalled|re-opened|re-checked|from memory|general knowledge|to ?do\b|verify|not confirmed|interpolated|assumed|as quoted in|^see |^same$|\?\?/i;

/** An address in place of a name; a few publishers are named after their address. */
const webAddress = /\b(?!(?:Insurance|Deeds)\.com\b)[\w-]+\.(?:com|edu|gov|info|io|net|org|us)\b/;

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

const isNote = (citation: string): boolean => citation.trim() === '' || workingNote.test(citation);

/** Whether the citation is an address or names an aggregator. */
const isAddress = (citation: string): boolean =>
  webAddress.test(citation) || aggregators.some((site) => citation.includes(site));

/** Statutes and source titles that are not fit for a buyer to read. */
export const sourceFaults = (json: unknown): string[] =>
  citationsIn(json).flatMap((citation) => [
    ...(isNote(citation) ? [`a source with a working note: ${citation}`] : []),
    ...(isAddress(citation) ? [`a source named by its address: ${citation}`] : []),
  ]);
