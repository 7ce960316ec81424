import type {
  ComparableSales,
  FactAnswer,
  FactSource,
  Schools,
  TaxHistory,
} from '@closewise/domain/property-facts';
import type { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.js';
import { type PostalAddress, lastLineOf, PropertyRecords } from './ports.js';
import type { ProviderClient } from './provider-client.js';
import { assessmentsAnswer, salesAnswer, schoolsAnswer } from './attom-answers.js';
import { readSales, readSchools, readTaxes } from './read-attom-records.js';

const version1 = '/propertyapi/v1.0.0';
const version4 = '/propertyapi/v4';
const radiusMiles = 0.5;
const monthsBack = 12;

/**
 * The Property API of ATTOM, by key in the header `apikey`. Written from https://api.developer.attomdata.com/docs and
 * https://cloud-help.attomdata.com (`API Search Parameters`, `Upgrading to Property Detail with Schools V4`). Not yet run
 * against the live service. The provider's ratings of schools and its estimates of prices are not read.
 */
export class AttomPropertyRecords extends PropertyRecords {
  constructor(
    private readonly client: ProviderClient,
    private readonly origin: string,
    private readonly key: string,
    private readonly clock: Clock,
  ) {
    super();
  }

  override comparableSales(
    address: PostalAddress,
    signal: AbortSignal,
  ): Promise<FactAnswer<ComparableSales>> {
    const [until, since] = [this.today(), this.today(monthsBack)];
    const url = this.query(`${version1}/sale/snapshot`, address, {
      radius: String(radiusMiles),
      startsalesearchdate: since.replaceAll('-', '/'),
      endsalesearchdate: until.replaceAll('-', '/'),
      orderby: 'salesearchdate desc',
      pagesize: '100',
    });
    return this.client.answer(async () => {
      const sales = readSales(await this.ask(url, salesAnswer, signal), address.street);
      const source = this.source(`${since} - ${until}`);
      return sales.length > 0
        ? { status: 'found', fact: { sales, radiusMiles, since }, source }
        : { status: 'none', because: 'nothing-recorded', source };
    });
  }

  override schools(address: PostalAddress, signal: AbortSignal): Promise<FactAnswer<Schools>> {
    const url = this.query(`${version4}/property/detailwithschools`, address);
    return this.ofOneHome(url, schoolsAnswer, signal, readSchools);
  }

  override taxHistory(address: PostalAddress, signal: AbortSignal): Promise<FactAnswer<TaxHistory>> {
    const url = this.query(`${version1}/assessmenthistory/detail`, address);
    return this.ofOneHome(url, assessmentsAnswer, signal, (home) => {
      const years = readTaxes(home);
      return years.length > 0 ? { years } : null;
    });
  }

  /** Reads nothing if the address has several homes, such as the units of a building. */
  private ofOneHome<Home, Fact>(
    url: URL,
    schema: z.ZodType<{ property: Home[] }>,
    signal: AbortSignal,
    read: (home: Home) => Fact | null,
  ): Promise<FactAnswer<Fact>> {
    return this.client.answer(async () => {
      const [home, ...others] = await this.ask(url, schema, signal);
      const source = this.source(null);
      if (others.length > 0) return { status: 'none', because: 'address-ambiguous', source };
      const fact = home ? read(home) : null;
      return fact === null
        ? { status: 'none', because: 'nothing-recorded', source }
        : { status: 'found', fact, source };
    });
  }

  /** Empty results come with status 400 or 404. */
  private async ask<Home>(
    url: URL,
    schema: z.ZodType<{ property: Home[] }>,
    signal: AbortSignal,
  ): Promise<Home[]> {
    const question = { url, schema, headers: { apikey: this.key }, statuses: [400, 404] };
    return (await this.client.ask(question, signal)).property;
  }

  private query(path: string, address: PostalAddress, more: Readonly<Record<string, string>> = {}): URL {
    const url = new URL(path, this.origin);
    url.search = new URLSearchParams({
      address1: address.street,
      address2: lastLineOf(address),
      ...more,
    }).toString();
    return url;
  }

  private today(monthsEarlier = 0): string {
    const day = this.clock.now();
    day.setUTCMonth(day.getUTCMonth() - monthsEarlier);
    return day.toISOString().slice(0, 10);
  }

  private source(vintage: string | null): FactSource {
    return {
      publisher: 'ATTOM',
      title: 'ATTOM Property API (public records)',
      url: 'https://www.attomdata.com/',
      retrievedOn: this.today(),
      vintage,
    };
  }
}
