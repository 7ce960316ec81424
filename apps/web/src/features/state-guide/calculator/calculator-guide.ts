import type { QuickEstimate, StateGuide } from '../../../shared/api/state-guides';
import { exampleEstimate } from '../example-estimate';

/** The part of a guide that the calculator needs: counties, and the example it starts with. */
export type CalculatorGuide = Readonly<{
  state: string;
  counties: readonly Readonly<{ county: string; name: string }>[];
  example: QuickEstimate;
}>;

export const calculatorGuide = (guide: StateGuide): CalculatorGuide => ({
  state: guide.state,
  counties: guide.counties.map(({ county, name }) => ({ county, name })),
  example: exampleEstimate(guide),
});
