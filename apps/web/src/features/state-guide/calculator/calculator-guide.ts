import type { QuickEstimate, StateGuide } from '../../../shared/api/state-guides';
import { exampleEstimate } from '../example-estimate';

/** What the calculator needs of a guide: the counties to choose from, and the example that it shows at first. */
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
