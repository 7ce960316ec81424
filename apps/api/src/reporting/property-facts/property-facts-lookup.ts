import { Injectable, Logger } from '@nestjs/common';
import {
  noPropertyFacts,
  unavailable,
  type FactAnswer,
  type PropertyFacts,
} from '@closewise/domain/property-facts';
import { FloodZones } from './ports/flood-zones.js';
import { Geocoder, type LocatedAddress } from './ports/geocoder.js';
import { Neighbourhoods } from './ports/neighbourhoods.js';
import type { PostalAddress } from './ports/postal-address.js';
import { PropertyRecords } from './ports/property-records.js';

/** What of a report says where the home is; `person` is null once the buyer was erased. */
type Ordered = Readonly<{
  property: Readonly<{ city: string | null; state: string; zip: string | null }>;
  person: Readonly<{ street: string | null }> | null;
}>;

/** Asks all sources for the facts of one property at once; whoever is late or fails is unavailable. */
@Injectable()
export class PropertyFactsLookup {
  private readonly logger = new Logger(PropertyFactsLookup.name);

  constructor(
    private readonly geocoder: Geocoder,
    private readonly floodZones: FloodZones,
    private readonly neighbourhoods: Neighbourhoods,
    private readonly records: PropertyRecords,
  ) {}

  /** Answers within `patienceMs` and never throws. Asked again soon, the sources' caches answer. */
  async of(address: PostalAddress, patienceMs = 8000): Promise<PropertyFacts> {
    const patience = new AbortController();
    const late = setTimeout(() => patience.abort(), patienceMs);
    try {
      return await this.ask(address, patience.signal);
    } finally {
      clearTimeout(late);
      patience.abort();
    }
  }

  /** The facts of the home that a report is about; none where its address names no street, or was erased. */
  async ofReport({ property, person }: Ordered, patienceMs?: number): Promise<PropertyFacts> {
    if (!person?.street) return noPropertyFacts;
    const { city, state, zip } = property;
    return this.of({ street: person.street, city, state, zip }, patienceMs);
  }

  private async ask(address: PostalAddress, signal: AbortSignal): Promise<PropertyFacts> {
    const inTime = <Fact>(asked: Promise<FactAnswer<Fact>>) => this.inTime(asked, signal);
    const located = inTime(this.geocoder.locate(address, signal));
    const there = <Fact>(ask: (place: LocatedAddress) => Promise<FactAnswer<Fact>>) =>
      inTime(located.then((answer) => (answer.status === 'found' ? ask(answer.fact) : answer)));
    const [floodZone, neighbourhood, taxHistory, schools, comparableSales] = await Promise.all([
      there(({ point }) => this.floodZones.at(point, signal)),
      there(({ tractFips }) => this.neighbourhoods.of(tractFips, signal)),
      inTime(this.records.taxHistory(address, signal)),
      inTime(this.records.schools(address, signal)),
      inTime(this.records.comparableSales(address, signal)),
    ]);
    return { floodZone, taxHistory, schools, neighbourhood, comparableSales };
  }

  /** Unavailable when the patience ends first, or the source breaks its promise never to throw. */
  private async inTime<Fact>(
    asked: Promise<FactAnswer<Fact>>,
    signal: AbortSignal,
  ): Promise<FactAnswer<Fact>> {
    const answered = asked.catch((error: unknown) => {
      this.logger.error('A source of property facts has a fault of its own', (error as Error).stack);
      return unavailable;
    });
    const late = new Promise<typeof unavailable>((resolve) => {
      signal.addEventListener('abort', () => resolve(unavailable), { once: true });
    });
    return Promise.race([answered, late]);
  }
}
