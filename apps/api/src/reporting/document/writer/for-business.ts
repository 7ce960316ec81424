import type { PropertyType } from '@closewise/domain/closing-costs';

/** Purchases for business: federal rules for home loans and homeowner's policies do not fit them. */
const businessTypes: ReadonlySet<PropertyType> = new Set(['commercial', 'industrial', 'mixed-use']);

/** Whether the property is bought for business rather than to live in. */
export const isForBusiness = (propertyType: PropertyType): boolean => businessTypes.has(propertyType);
