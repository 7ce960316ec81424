import { Logger } from '@nestjs/common';
import {
  factsNeededForPremium,
  noPropertyFacts,
  unavailable,
  type FactAnswer,
  type PropertyFacts,
} from '@closewise/domain/property-facts';
import type { PropertySources } from './open-sources.js';
import type { LocatedAddress } from './ports/geocoder.js';
import { oneLineOf, type PostalAddress } from './ports/postal-address.js';
import { switchedOff } from './ports/switched-off.js';
import { RememberedAnswers } from './remembered-answers.js';

/** What of a report says where the home is; `person` is null once the buyer was erased. */
type Ordered = Readonly<{
  property: Readonly<{ city: string | null; state: string; zip: string | null }>;
  person: Readonly<{ street: string | null }> | null;
}>;

/** Taxes, schools and sales. */
const factsOfRecords = 3;

/** Asks all sources for the facts of one property at once; whoever is late or fails is unavailable. */
export class PropertyFactsLookup {
  private readonly logger = new Logger(PropertyFactsLookup.name);

  constructor(
    private readonly sources: Omit<PropertySources, 'clients'>,
    private readonly remembered = new RememberedAnswers(),
  ) {}

  /** Whether so many sources are switched on that premium can be offered for any home at all. */
  get canSellPremium(): boolean {
    const { floodZones, neighbourhoods, propertyRecords } = this.sources;
    const isOn = (source: object, off: object): number => Number(source !== off);
    const facts =
      isOn(floodZones, switchedOff.floodZones) +
      isOn(neighbourhoods, switchedOff.neighbourhoods) +
      factsOfRecords * isOn(propertyRecords, switchedOff.propertyRecords);
    return facts >= factsNeededForPremium;
  }

  /** Answers within `patienceMs` and never throws. What was found is remembered for a day, in this process. */
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
    const { geocoder, floodZones, neighbourhoods, propertyRecords } = this.sources;
    const home = oneLineOf(address);
    const answer = <Fact>(source: string, question: string, ask: () => Promise<FactAnswer<Fact>>) =>
      this.inTime(this.remembered.of(source, question, ask), signal);
    const located = answer('geocoder', home, () => geocoder.locate(address, signal));
    const there = async <Fact>(
      ask: (place: LocatedAddress) => Promise<FactAnswer<Fact>>,
    ): Promise<FactAnswer<Fact>> => {
      const place = await located;
      return place.status === 'found' ? ask(place.fact) : place;
    };
    const [floodZone, neighbourhood, taxHistory, schools, comparableSales] = await Promise.all([
      there(({ point }) =>
        answer('flood-zone', `${point.latitude},${point.longitude}`, () => floodZones.at(point, signal)),
      ),
      there(({ tractFips }) =>
        answer('neighbourhood', tractFips, () => neighbourhoods.of(tractFips, signal)),
      ),
      answer('tax-history', home, () => propertyRecords.taxHistory(address, signal)),
      answer('schools', home, () => propertyRecords.schools(address, signal)),
      answer('sales', home, () => propertyRecords.comparableSales(address, signal)),
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
