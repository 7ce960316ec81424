import type { EventDefinitions } from '@closewise/domain/events';

const registered = new Map<string, EventDefinitions>();

/**
 * Registers the events of a module, whose Nest module calls this when it is loaded. Throws when another module has
 * registered one of these event types.
 */
export function registerEvents(module: string, definitions: EventDefinitions): void {
  for (const [other, taken] of registered) {
    const twice = Object.keys(definitions).filter((type) => type in taken);
    if (other !== module && twice.length > 0)
      throw new Error(`${module} and ${other} both define ${twice.join(', ')}`);
  }
  registered.set(module, definitions);
}

/** The events of every module that was loaded, by module. */
export const eventsByModule = (): ReadonlyMap<string, EventDefinitions> => registered;

/** All registered events; the application refuses to write any other, and stops at any other in the log. */
export const registeredEvents = (): EventDefinitions =>
  Object.assign({}, ...registered.values()) as EventDefinitions;
