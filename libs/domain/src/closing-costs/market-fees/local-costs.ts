import type { FeeSource } from '../estimate.js';

type Sourced = Readonly<{
  source: Readonly<{ name: string; url: string | null }> | null;
  confidence: FeeSource['confidence'];
}>;

/** What the market fees need of a jurisdiction's rules; money in dollars, rates in percent of the value. */
export type LocalCosts = Readonly<{
  state: string;
  name: string;
  propertyTax: Readonly<{
    effectiveRatePercent: number;
    newBuyerRatePercent?: number | null;
    paidIn: string;
  }> &
    Sourced;
  homeownersInsurance: Readonly<{
    typical: number;
    low: number | null;
    high: number | null;
    byDwelling: readonly Readonly<{ dwelling: number; annual: number }>[];
  }> &
    Sourced;
}>;
