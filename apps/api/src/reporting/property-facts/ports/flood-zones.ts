import type { FactAnswer, FloodZone } from '@closewise/domain/property-facts';
import type { Point } from './geocoder.js';

/** Knows in which flood zone a point lies. Never throws: what fails is unavailable. */
export abstract class FloodZones {
  abstract at(point: Point, signal: AbortSignal): Promise<FactAnswer<FloodZone>>;
}
