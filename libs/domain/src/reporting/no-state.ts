import { DomainError, type ErrorCode } from '../events/index.js';
import type { Place } from '../place/index.js';

type Refusal = Readonly<{ code: ErrorCode; message: string }>;

const refusals: Readonly<Record<'unknown' | NonNullable<Place['outside']>, Refusal>> = {
  unknown: {
    code: 'reporting.state-unknown',
    message: 'We could not find the state in this address. Please include Street, City, State ZIP',
  },
  territory: {
    code: 'reporting.place-territory',
    message:
      'We estimate purchases in the 50 states and Washington, DC. We have no figures for Puerto Rico and the other territories',
  },
  military: {
    code: 'reporting.address-military',
    message:
      'This is a military mailing address. Please enter the address of the property in one of the 50 states or Washington, DC',
  },
  foreign: {
    code: 'reporting.address-foreign',
    message:
      'This address seems to lie outside of the United States. Please enter the address of the property in one of the 50 states or Washington, DC',
  },
};

/** Why an address that names no state is not estimated. */
export const noStateOf = ({ outside }: Pick<Place, 'outside'>): Refusal => refusals[outside ?? 'unknown'];

/** Refuses an address that names no state. */
export function stateNamed(place: Pick<Place, 'state' | 'outside'>): string {
  if (place.state) return place.state;
  const { code, message } = noStateOf(place);
  throw new DomainError(code, message);
}
