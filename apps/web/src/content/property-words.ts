import type { LoanType, PropertyType } from '@closewise/domain/closing-costs';
import type { Language } from '../shared/i18n/language';

type Words = Readonly<{
  propertyTypes: Readonly<Record<PropertyType, string>>;
  loanTypes: Readonly<Record<LoanType, string>>;
}>;

/** What the types of properties and loans are called. */
export const propertyWords: Readonly<Record<Language, Words>> = {
  en: {
    propertyTypes: {
      'single-family': 'Single-family home',
      condo: 'Condo',
      townhouse: 'Townhouse',
      'multi-family': 'Multi-family',
      'new-construction': 'New construction',
      'vacant-land': 'Vacant land',
      commercial: 'Commercial',
      industrial: 'Industrial',
      'mixed-use': 'Mixed use',
      'mobile-home': 'Mobile home',
      'farm-ranch': 'Farm or ranch',
      'co-op': 'Co-op apartment',
    },
    loanTypes: {
      FHA: 'FHA loan',
      Conventional: 'Conventional loan',
      VA: 'VA loan',
      USDA: 'USDA loan',
      Cash: 'Cash, no loan',
    },
  },
  es: {
    propertyTypes: {
      'single-family': 'Casa unifamiliar',
      condo: 'Condominio',
      townhouse: 'Casa adosada',
      'multi-family': 'Multifamiliar',
      'new-construction': 'Construcción nueva',
      'vacant-land': 'Terreno baldío',
      commercial: 'Local comercial',
      industrial: 'Nave industrial',
      'mixed-use': 'Uso mixto',
      'mobile-home': 'Casa móvil',
      'farm-ranch': 'Granja o rancho',
      'co-op': 'Apartamento en cooperativa (co-op)',
    },
    loanTypes: {
      FHA: 'Préstamo FHA',
      Conventional: 'Préstamo convencional',
      VA: 'Préstamo VA',
      USDA: 'Préstamo USDA',
      Cash: 'Al contado, sin préstamo',
    },
  },
};
