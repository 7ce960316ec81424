import { floodRiskOf, type FloodZone } from '@closewise/domain/property-facts';
import type { PanelAttributes, ZoneAttributes } from './fema-answers.js';

/** What the map writes where it has no number. */
const noNumber = -8888;

const severity = ['unmapped', 'undetermined', 'minimal', 'levee', 'moderate', 'high', 'coastal'] as const;

const severityOf = ({ FLD_ZONE, ZONE_SUBTY }: ZoneAttributes): number =>
  severity.indexOf(floodRiskOf({ zone: FLD_ZONE, subtype: ZONE_SUBTY ?? null }));

/** A point on the line between two zones lies in both: then the more severe one is told. Null of none. */
export const severestOf = (zones: readonly ZoneAttributes[]): ZoneAttributes | null =>
  zones.toSorted((one, other) => severityOf(other) - severityOf(one))[0] ?? null;

/** The zone with the panel of its own study: those of neighbouring counties may lie over the point, too. */
export function readFloodZone(zone: ZoneAttributes, panels: readonly PanelAttributes[]): FloodZone {
  const own = panels.filter(({ DFIRM_ID }) => DFIRM_ID === zone.DFIRM_ID);
  const panel = own.toSorted((one, other) => (other.EFF_DATE ?? 0) - (one.EFF_DATE ?? 0))[0];
  const { STATIC_BFE: elevation, LEN_UNIT: unit } = zone;
  const isInFeet = !unit || /^feet$/i.test(unit);
  return {
    zone: zone.FLD_ZONE.trim(),
    subtype: zone.ZONE_SUBTY?.trim() || null,
    isSpecialFloodHazardArea: zone.SFHA_TF === 'T',
    baseFloodElevationFeet: isInFeet && elevation != null && elevation > noNumber ? elevation : null,
    panel: panel?.FIRM_PAN?.trim() || null,
    panelEffectiveOn: typeof panel?.EFF_DATE === 'number' ? dayOf(panel.EFF_DATE) : null,
  };
}

const dayOf = (milliseconds: number): string | null =>
  Math.abs(milliseconds) < 8.64e15 ? new Date(milliseconds).toISOString().slice(0, 10) : null;
