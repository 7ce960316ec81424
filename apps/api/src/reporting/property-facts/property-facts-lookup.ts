import { hourMs } from '@closewise/domain/calendar';
import { createHmac, randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import {
  factsNeededForPremium,
  noPropertyFacts,
  unavailable,
  type FactAnswer,
  type PropertyFacts,
} from '@closewise/domain/property-facts';
import type { PropertySources } from './sources/open-sources.js';
import { type LocatedAddress, type PostalAddress, oneLineOf, switchedOff } from './sources/ports.js';

/** The parts of a report that locate the home. `person` is null after the buyer's erasure. */
type Ordered = Readonly<{
  property: Readonly<{ city: string | null; state: string; zip: string | null }>;
  person: Readonly<{ street: string | null }> | null;
}>;

/** Called once, before the first uncached request about a home. Nothing is requested unless it returns true. */
type MayAsk = () => Promise<boolean>;
const always: MayAsk = async () => true;

/** Taxes, schools and sales. */
const factsOfRecords = 3;

/** Queries all sources about a property in parallel. Late and failing sources are `unavailable`. */
export class PropertyFactsLookup {
  private readonly logger = new Logger(PropertyFactsLookup.name);

  constructor(
    private readonly sources: Omit<PropertySources, 'clients'>,
    private readonly remembered = new AnswerCache(),
  ) {}

  /** Whether enough sources are enabled to offer premium at all. */
  get canSellPremium(): boolean {
    const { floodZones, neighbourhoods, propertyRecords } = this.sources;
    const isOn = (source: object, off: object): number => Number(source !== off);
    const facts =
      isOn(floodZones, switchedOff.floodZones) +
      isOn(neighbourhoods, switchedOff.neighbourhoods) +
      factsOfRecords * isOn(propertyRecords, switchedOff.propertyRecords);
    return facts >= factsNeededForPremium;
  }

  /** Returns within `patienceMs` and never throws. Found facts are cached in this process for a day. */
  async lookUp(address: PostalAddress, patienceMs = 8000, mayAsk = always): Promise<PropertyFacts> {
    const patience = new AbortController();
    const late = setTimeout(() => patience.abort(), patienceMs);
    try {
      return await this.ask(address, patience.signal, mayAsk);
    } finally {
      clearTimeout(late);
      patience.abort();
    }
  }

  /** Looks up the home of a report. Finds nothing if the address has no street or was erased. */
  async lookUpReport({ property, person }: Ordered, mayAsk?: MayAsk): Promise<PropertyFacts> {
    if (!person?.street) return noPropertyFacts;
    const { city, state, zip } = property;
    return this.lookUp({ street: person.street, city, state, zip }, undefined, mayAsk);
  }

  private async ask(address: PostalAddress, signal: AbortSignal, mayAsk: MayAsk): Promise<PropertyFacts> {
    const { geocoder, floodZones, neighbourhoods, propertyRecords } = this.sources;
    const home = oneLineOf(address);
    let admitted: Promise<boolean> | null = null;
    const answer = <Fact>(source: string, question: string, ask: () => Promise<FactAnswer<Fact>>) => {
      const admittedAsk = async () => ((await (admitted ??= mayAsk())) ? ask() : unavailable);
      return this.inTime(this.remembered.getOrAsk(source, question, admittedAsk), signal);
    };
    const located = answer('geocoder', home, () => geocoder.locate(address, signal));
    const there = async <Fact>(
      ask: (place: LocatedAddress) => Promise<FactAnswer<Fact>>,
    ): Promise<FactAnswer<Fact>> => {
      const place = await located;
      return place.status === 'found' ? ask(place.fact) : place;
    };
    const [floodZone, neighbourhood, taxHistory, schools, comparableSales] = await Promise.all([
      there(({ point }) =>
        answer('flood-zone', `${point.latitude},${point.longitude}`, () =>
          floodZones.findZone(point, signal),
        ),
      ),
      there(({ tractFips }) =>
        answer('neighbourhood', tractFips, () => neighbourhoods.findStatistics(tractFips, signal)),
      ),
      answer('tax-history', home, () => propertyRecords.taxHistory(address, signal)),
      answer('schools', home, () => propertyRecords.schools(address, signal)),
      answer('sales', home, () => propertyRecords.comparableSales(address, signal)),
    ]);
    return { floodZone, taxHistory, schools, neighbourhood, comparableSales };
  }

  /** `unavailable` on timeout, or if a source throws in spite of its contract. */
  private async inTime<Fact>(
    asked: Promise<FactAnswer<Fact>>,
    signal: AbortSignal,
  ): Promise<FactAnswer<Fact>> {
    const answered = asked.catch((error: unknown) => {
      this.logger.error('A source of property facts threw an error', (error as Error).stack);
      return unavailable;
    });
    const late = new Promise<typeof unavailable>((resolve) => {
      signal.addEventListener('abort', () => resolve(unavailable), { once: true });
    });
    return Promise.race([answered, late]);
  }
}

type Remembered = Readonly<{ answer: FactAnswer<unknown>; until: number }>;

/** Found facts expire after a day, empty answers after an hourMs. */
const keptMs = { found: 24 * hourMs, none: hourMs } as const;
const mostAnswers = 5000;

/**
 * Caches answers in this process, for a day or until space is needed. Keys are HMACs under a random key of the process, so
 * that no address is kept in clear text. Failures are not cached.
 */
class AnswerCache {
  private readonly key = randomBytes(32);
  private readonly answers = new Map<string, Remembered>();

  constructor(private readonly now: () => number = Date.now) {}

  /** The cached answer of `source` to `question`, or the result of `ask`. */
  async getOrAsk<Fact>(
    source: string,
    question: string,
    ask: () => Promise<FactAnswer<Fact>>,
  ): Promise<FactAnswer<Fact>> {
    const key = createHmac('sha256', this.key).update(`${source}\n${question}`).digest('base64');
    const known = this.answers.get(key);
    // A source has a single kind of fact, so the cast is safe.
    if (known && this.now() < known.until) return known.answer as FactAnswer<Fact>;
    this.answers.delete(key);
    const answer = await ask();
    if (answer.status !== 'unavailable') this.keep(key, answer, keptMs[answer.status]);
    return answer;
  }

  private keep(key: string, answer: FactAnswer<unknown>, ms: number): void {
    if (this.answers.size >= mostAnswers) {
      const [oldest] = this.answers.keys();
      if (oldest !== undefined) this.answers.delete(oldest);
    }
    this.answers.set(key, { answer, until: this.now() + ms });
  }
}
