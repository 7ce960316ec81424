/** The flood zone in which a point lies on the effective map of FEMA. */
export type FloodZone = Readonly<{
  /** As the map writes it: `AE`, `VE`, `X`, `D`, `AREA NOT INCLUDED`. */
  zone: string;
  /** `FLOODWAY`, `0.2 PCT ANNUAL CHANCE FLOOD HAZARD`, … in the map's English; null where the zone has none. */
  subtype: string | null;
  /** Whether a federally regulated or backed loan needs flood insurance for a building here (42 U.S.C. 4012a). */
  isSpecialFloodHazardArea: boolean;
  /** Height that the 1 percent flood reaches, in feet of the map's datum; null where the map gives none. */
  baseFloodElevationFeet: number | null;
  /** Number of the map's panel, such as `48201C0690N`; null where there is no panel. */
  panel: string | null;
  /** ISO date since which the panel is effective. */
  panelEffectiveOn: string | null;
}>;

/**
 * What a zone means. `high` and `coastal`: at least 1 percent a year; `moderate`: 0.2 percent a year, shallow water or small
 * basins; `levee`: lower because of a levee; `undetermined`: possible, not studied; `unmapped`: outside of the map.
 */
export type FloodRisk = 'coastal' | 'high' | 'moderate' | 'levee' | 'minimal' | 'undetermined' | 'unmapped';

const isUnmapped = (zone: string): boolean => zone === 'AREA NOT INCLUDED' || zone === 'NP' || zone === '';

/** The risk of a zone; a zone that FEMA's list of zones does not have is undetermined. */
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

/** Whether the map says something of the place: not where it was left out or never studied. */
export const isFloodMapped = (zone: Pick<FloodZone, 'zone' | 'subtype'>): boolean =>
  !['unmapped', 'undetermined'].includes(floodRiskOf(zone));
