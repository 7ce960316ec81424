import { mayLieIn, placeScopeCovers, type KnownPlace } from '../applicability/index.js';
import type { Peril, PerilArea } from './local-costs.js';

type Insurance = Readonly<{ perils: readonly Peril[]; perilAreas: readonly PerilArea[] }>;

/** The perils of the state that a home in the place has: windstorms from the sea do not reach El Paso. */
export const perilsAt = ({ perils, perilAreas }: Insurance, place: KnownPlace): readonly Peril[] =>
  perilAreas.length === 0
    ? perils
    : perils.filter((peril) => {
        const area = perilAreas.find((each) => each.peril === peril)?.appliesIn ?? null;
        return placeScopeCovers(area, place) || mayLieIn(area, place);
      });
