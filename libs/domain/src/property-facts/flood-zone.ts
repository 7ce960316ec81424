/** The flood zone of a point on FEMA's effective map. */
export type FloodZone = Readonly<{
  /** As on the map: `AE`, `VE`, `X`, `D`, `AREA NOT INCLUDED`. */
  zone: string;
  /** As on the map, such as `FLOODWAY` or `0.2 PCT ANNUAL CHANCE FLOOD HAZARD`; null without one. */
  subtype: string | null;
  /** Whether a federally regulated or backed loan needs flood insurance for a building here (42 U.S.C. 4012a). */
  isSpecialFloodHazardArea: boolean;
  /** Height of the 1% annual chance flood in feet above the map's datum; null if the map gives none. */
  baseFloodElevationFeet: number | null;
  /** Number of the map panel, such as `48201C0690N`; null without one. */
  panel: string | null;
  /** ISO date from which the panel is effective. */
  panelEffectiveOn: string | null;
}>;

/**
 * `high` and `coastal`: at least 1% a year; `moderate`: 0.2% a year, shallow flooding or small basins; `levee`: reduced
 * by a levee; `undetermined`: possible but not studied; `unmapped`: not on the map.
 */
export type FloodRisk = 'coastal' | 'high' | 'moderate' | 'levee' | 'minimal' | 'undetermined' | 'unmapped';

const isUnmapped = (zone: string): boolean => zone === 'AREA NOT INCLUDED' || zone === 'NP' || zone === '';

/** A zone that is not on FEMA's list is undetermined. */
export function floodRiskOf({ zone, subtype }: Pick<FloodZone, 'zone' | 'subtype'>): FloodRisk {
  const code = zone.trim().toUpperCase();
  const kind = (subtype ?? '').toUpperCase();
  if (isUnmapped(code)) return 'unmapped';
  if (/^V(E|\d+)?$/.test(code)) return 'coastal';
  if (/^A([EHOR]|\d+)?$/.test(code)) return 'high';
  if (code === 'B' || kind.includes('0.2 PCT') || kind.includes('1 PCT')) return 'moderate';
  if (kind.includes('LEVEE')) return 'levee';
  return code === 'X' || code === 'C' ? 'minimal' : 'undetermined';
}

/** Whether FEMA mapped and studied the place. */
export const isFloodMapped = (zone: Pick<FloodZone, 'zone' | 'subtype'>): boolean =>
  !['unmapped', 'undetermined'].includes(floodRiskOf(zone));
