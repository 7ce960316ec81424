import type { Confidence } from '../../rules/index.js';
import type { DataSource } from '../../sources/source.js';
import { aggregators, refused } from './aggregators.js';

const ranks: Readonly<Record<Confidence, number>> = { low: 0, medium: 1, high: 2 };

/** The highest confidence that each kind of source supports. */
const ceilings: Readonly<Record<DataSource['provenance'], Confidence>> = {
  law: 'high',
  tariff: 'high',
  'official-page': 'high',
  'published-survey': 'medium',
  'market-assumption': 'low',
  unverified: 'low',
};

/** Whether the source names a site, by address or name: "Anytime Estimate" is `anytimeestimate`. */
const names = ({ url, title, publisher }: DataSource, sites: readonly string[]): string | undefined =>
  sites.find((site) =>
    [url, title, publisher].some((text) => text?.toLowerCase().replaceAll(' ', '').includes(site)),
  );

type Sourced = Readonly<{
  source?: DataSource | null;
  confidence?: Confidence;
  confidenceFrom?: readonly Readonly<{ confidence: Confidence }>[];
}>;

function faultsAt(path: string, { source, confidence, confidenceFrom = [] }: Sourced): string[] {
  if (source === null && confidence && confidence !== 'low')
    return [`${path}: ${confidence} confidence without a source`];
  if (!source?.provenance) return [];
  const bad = names(source, refused);
  const aggregator = names(source, aggregators);
  const ceiling = aggregator ? 'low' : ceilings[source.provenance];
  const stated = [...(confidence ? [confidence] : []), ...confidenceFrom.map((later) => later.confidence)];
  return [
    ...(bad ? [`${path}: no figure may rest on ${bad}`] : []),
    ...stated
      .filter((one) => ranks[one] > ranks[ceiling])
      .map(
        (one) =>
          `${path}: ${one} confidence, where ${aggregator ?? source.provenance} bears ${ceiling} at most`,
      ),
  ];
}

/** Figures of a state or national file that claim more confidence than their source supports. */
export function confidenceFaults(json: unknown, path = ''): string[] {
  if (typeof json !== 'object' || json === null) return [];
  const nested = Object.entries(json).flatMap(([field, value]: [string, unknown]) =>
    confidenceFaults(value, path ? `${path}.${field}` : field),
  );
  return [...(Array.isArray(json) ? [] : faultsAt(path, json)), ...nested];
}
