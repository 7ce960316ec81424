import type { ComparableSales, FactAnswer, Schools, TaxHistory } from '@closewise/domain/property-facts';
import type { PostalAddress } from './postal-address.js';

/** Public records of a home and around it, from one commercial provider. Never throws: what fails is unavailable. */
export abstract class PropertyRecords {
  abstract comparableSales(address: PostalAddress, signal: AbortSignal): Promise<FactAnswer<ComparableSales>>;
  abstract schools(address: PostalAddress, signal: AbortSignal): Promise<FactAnswer<Schools>>;
  abstract taxHistory(address: PostalAddress, signal: AbortSignal): Promise<FactAnswer<TaxHistory>>;
}
