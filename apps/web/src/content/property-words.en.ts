import type { LoanType, PropertyType } from '@closewise/domain/closing-costs';

export type PropertyWords = Readonly<{
  propertyTypes: Readonly<Record<PropertyType, string>>;
  loanTypes: Readonly<Record<LoanType, string>>;
}>;

const en: PropertyWords = {
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
};
export default en;
