import type { JsonValue } from '@closewise/domain/events';

type EventData = Readonly<Record<string, JsonValue>>;

/** Rewrites the data of one schema version into that of the next. */
export type Upcaster = (data: EventData) => EventData;

/** An event was written by a newer release than this one. */
export class UnknownEventVersionError extends Error {
  override readonly name = 'UnknownEventVersionError';
  constructor(type: string, version: number, known: number) {
    super(`${type} has schema version ${version}; this release knows versions up to ${known}`);
  }
}

/** The schema version of each event type: 1 plus the number of its upcasters. */
export class EventSchemas {
  private readonly upcasters = new Map<string, readonly Upcaster[]>();

  /** Declares the upcasters of a type, oldest first; a type without a declaration is at version 1. */
  register(type: string, upcasters: readonly Upcaster[]): void {
    this.upcasters.set(type, upcasters);
  }

  versionOf(type: string): number {
    return 1 + (this.upcasters.get(type)?.length ?? 0);
  }

  /** Brings data of `version` to the current version; throws UnknownEventVersionError for a newer one. */
  upcast(type: string, version: number, data: EventData): EventData {
    const current = this.versionOf(type);
    if (version > current) throw new UnknownEventVersionError(type, version, current);
    return (this.upcasters.get(type) ?? []).slice(version - 1).reduce((older, step) => step(older), data);
  }
}
