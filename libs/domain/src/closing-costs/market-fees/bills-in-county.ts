import { isNamed } from '../applicability/index.js';
import type { CountyBills } from './local-costs.js';

type OfState = Readonly<{ paidIn: CountyBills['paidIn']; billsByCounty: readonly CountyBills[] }>;

/** How a home in the county is billed: as in its state, unless the law dates the county's bills otherwise. */
export const billsInCounty = <State extends OfState>(
  state: State,
  county: string | null,
): State | CountyBills => state.billsByCounty.find(({ counties }) => isNamed(county, counties)) ?? state;
