import type { FactAnswer, FloodZone } from '@closewise/domain/property-facts';
import type { Clock } from '../../../platform/clock/clock.js';
import { FloodZones } from '../ports/flood-zones.js';
import type { Point } from '../ports/geocoder.js';
import type { ProviderClient } from '../providers/provider-client.js';
import { panelsAnswer, zonesAnswer } from './fema-answers.js';
import { readFloodZone, severestOf } from './read-flood-zone.js';

const layers = { panels: 3, zones: 28 } as const;

/**
 * The National Flood Hazard Layer of FEMA, asked for the polygons over a point. Written from the services directory
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

  override at(point: Point, signal: AbortSignal): Promise<FactAnswer<FloodZone>> {
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
