import type { FactAnswer } from '@closewise/domain/property-facts';
import type { Clock } from '../../../platform/clock/clock.js';
import { Geocoder, type LocatedAddress } from '../ports/geocoder.js';
import { oneLineOf, type PostalAddress } from '../ports/postal-address.js';
import type { ProviderClient } from '../providers/provider-client.js';
import { chooseMatch } from './choose-match.js';
import { geocoderAnswer } from './geocoder-answer.js';

/**
 * The geocoder of the Census Bureau, which answers point and census tract of an address. Written from
 * https://geocoding.geo.census.gov/geocoder/Geocoding_Services_API.html. Not yet run against the live service.
 */
export class CensusGeocoder extends Geocoder {
  constructor(
    private readonly client: ProviderClient,
    private readonly origin: string,
    private readonly clock: Clock,
  ) {
    super();
  }

  override locate(address: PostalAddress, signal: AbortSignal): Promise<FactAnswer<LocatedAddress>> {
    return this.client.answer(async () => {
      const url = new URL('/geocoder/geographies/onelineaddress', this.origin);
      url.search = new URLSearchParams({
        address: oneLineOf(address),
        benchmark: 'Public_AR_Current',
        vintage: 'Current_Current',
        format: 'json',
      }).toString();
      const { result } = await this.client.ask({ url, schema: geocoderAnswer }, signal);
      const place = chooseMatch(result.addressMatches, address);
      const source = this.source();
      if (place === 'unknown') return { status: 'none', because: 'address-not-located', source };
      if (place === 'ambiguous') return { status: 'none', because: 'address-ambiguous', source };
      return { status: 'found', fact: place, source };
    });
  }

  private source() {
    return {
      publisher: 'U.S. Census Bureau',
      title: 'Census Geocoder',
      url: 'https://geocoding.geo.census.gov/geocoder/',
      retrievedOn: this.clock.now().toISOString().slice(0, 10),
      vintage: null,
    };
  }
}
