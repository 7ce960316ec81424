import { z } from 'zod';
import { type FactAnswer, type FloodZone, floodRiskOf } from '@closewise/domain/property-facts';
import type { Clock } from '../../../platform/clock/clock.js';
import { type Point, FloodZones } from './ports.js';
import type { ProviderClient } from './provider-client.js';

/** ArcGIS servers report errors with status 200. Such answers lack `features`, so they fail the schema. */
const featuresOf = <Shape extends z.ZodType>(attributes: Shape) =>
  z.object({ features: z.array(z.object({ attributes })).max(100) });

/** The layer `Flood Hazard Zones` (S_FLD_HAZ_AR). */
const zonesAnswer = featuresOf(
  z.object({
    FLD_ZONE: z.string().max(40),
    ZONE_SUBTY: z.string().max(100).nullish(),
    SFHA_TF: z.enum(['T', 'F', 'U', '']).nullish(),
    STATIC_BFE: z.number().nullish(),
    LEN_UNIT: z.string().max(40).nullish(),
    DFIRM_ID: z.string().max(20),
  }),
);
type ZoneAttributes = z.infer<typeof zonesAnswer>['features'][number]['attributes'];

/** The layer `FIRM Panels` (S_FIRM_PAN); EFF_DATE is in milliseconds since 1970. */
const panelsAnswer = featuresOf(
  z.object({
    FIRM_PAN: z.string().max(20).nullish(),
    EFF_DATE: z.number().nullish(),
    DFIRM_ID: z.string().max(20).nullish(),
  }),
);
type PanelAttributes = z.infer<typeof panelsAnswer>['features'][number]['attributes'];

const layers = { panels: 3, zones: 28 } as const;

/**
 * FEMA's National Flood Hazard Layer, queried for the polygons at a point. Written from the services directory
 * https://hazards.fema.gov/arcgis/rest/services/public/NFHL/MapServer, the `Query` operation of the ArcGIS REST API, and the
 * fields in FEMA's `FIRM Database Technical Reference`. Not yet run against the live service.
 */
export class FemaFloodZones extends FloodZones {
  constructor(
    private readonly client: ProviderClient,
    private readonly origin: string,
    private readonly clock: Clock,
  ) {
    super();
  }

  override findZone(point: Point, signal: AbortSignal): Promise<FactAnswer<FloodZone>> {
    return this.client.answer(async () => {
      const [{ features: zones }, { features: panels }] = await Promise.all([
        this.client.ask({ url: this.query('zones', point), schema: zonesAnswer }, signal),
        this.client.ask({ url: this.query('panels', point), schema: panelsAnswer }, signal),
      ]);
      const zone = severestOf(zones.map(({ attributes }) => attributes));
      if (!zone) return { status: 'none', because: 'nothing-recorded', source: this.source(null) };
      const fact = readFloodZone(
        zone,
        panels.map(({ attributes }) => attributes),
      );
      return { status: 'found', fact, source: this.source(fact.panelEffectiveOn) };
    });
  }

  private query(layer: keyof typeof layers, { latitude, longitude }: Point): URL {
    const url = new URL(`/arcgis/rest/services/public/NFHL/MapServer/${layers[layer]}/query`, this.origin);
    url.search = new URLSearchParams({
      f: 'json',
      geometry: `${longitude},${latitude}`,
      geometryType: 'esriGeometryPoint',
      inSR: '4326',
      spatialRel: 'esriSpatialRelIntersects',
      returnGeometry: 'false',
      outFields:
        layer === 'zones'
          ? 'FLD_ZONE,ZONE_SUBTY,SFHA_TF,STATIC_BFE,LEN_UNIT,DFIRM_ID'
          : 'FIRM_PAN,EFF_DATE,DFIRM_ID',
    }).toString();
    return url;
  }

  private source(vintage: string | null) {
    return {
      publisher: 'Federal Emergency Management Agency',
      title: 'National Flood Hazard Layer',
      url: 'https://msc.fema.gov/portal/home',
      retrievedOn: this.clock.now().toISOString().slice(0, 10),
      vintage,
    };
  }
}

/** The map's value for unknown numbers. */
const noNumber = -8888;

const severity = ['unmapped', 'undetermined', 'minimal', 'levee', 'moderate', 'high', 'coastal'] as const;

const severityOf = ({ FLD_ZONE, ZONE_SUBTY }: ZoneAttributes): number =>
  severity.indexOf(floodRiskOf({ zone: FLD_ZONE, subtype: ZONE_SUBTY ?? null }));

/** A point on a boundary lies in both zones; the more severe one wins. Null without zones. */
const severestOf = (zones: readonly ZoneAttributes[]): ZoneAttributes | null =>
  zones.toSorted((one, other) => severityOf(other) - severityOf(one))[0] ?? null;

/** The zone with the panel of its own study, because panels of neighboring counties may overlap the point. */
function readFloodZone(zone: ZoneAttributes, panels: readonly PanelAttributes[]): FloodZone {
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
