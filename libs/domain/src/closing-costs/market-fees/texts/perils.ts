import type { Bilingual } from '../../bilingual.js';
import type { Peril } from '../local-costs.js';

/** What to ask an insurer where the peril is common. */
export const perilTexts: Readonly<Record<Peril, Bilingual>> = {
  'coastal-wind': {
    en: 'Near the coast, ask for the hurricane or named-storm deductible in dollars, and whether wind needs a separate policy.',
    es: 'Cerca de la costa, pida el deducible de huracán o tormenta en dólares y pregunte si el viento requiere una póliza propia.',
  },
  earthquake: {
    en: 'Earthquakes are not covered: ask for the price of earthquake coverage.',
    es: 'Los terremotos no están cubiertos: pida el precio de esa cobertura.',
  },
  flood: {
    en: 'Floods are not covered: ask for the price of a flood policy.',
    es: 'Las inundaciones no están cubiertas: pida el precio de una póliza de inundación.',
  },
  'ice-dams': {
    en: 'Ask whether ice damage to the roof is covered.',
    es: 'Pregunte si se cubren los daños por hielo en el techo.',
  },
  landslide: {
    en: 'Landslides are not covered: ask about them before you buy on a slope.',
    es: 'Los deslizamientos de tierra no están cubiertos: pregunte antes de comprar en una ladera.',
  },
  'mine-subsidence': {
    en: 'Where coal was mined, ask for mine subsidence coverage.',
    es: 'Donde hubo minas de carbón, pida cobertura por hundimiento de minas.',
  },
  'sewer-backup': {
    en: 'Ask to add sewer backup coverage.',
    es: 'Pida agregar la cobertura por retroceso del alcantarillado.',
  },
  sinkhole: {
    en: 'Ask for the price of sinkhole coverage.',
    es: 'Pida el precio de la cobertura por socavones.',
  },
  wildfire: {
    en: 'Near brush or forest, ask early whether they insure homes there at all, given the wildfire risk, and what lowers the price.',
    es: 'Cerca de matorrales o bosques, pregunte pronto si aseguran, dado el riesgo de incendio forestal, y qué rebaja el precio.',
  },
  'wind-hail': {
    en: 'Ask for the wind and hail deductible in dollars, and whether the roof is insured at its full replacement cost.',
    es: 'Pida el deducible de viento y granizo en dólares y pregunte si el techo se asegura por su costo total de reposición.',
  },
};
