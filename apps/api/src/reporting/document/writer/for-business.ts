import type { PropertyType } from '@closewise/domain/closing-costs';
import type { ReportDocumentInput } from './report-document-input.js';

const businessTypes: ReadonlySet<PropertyType> = new Set(['commercial', 'industrial', 'mixed-use']);

/** Whether a property of the type is never a home alone. */
export const isBusinessType = (propertyType: PropertyType): boolean => businessTypes.has(propertyType);

/** The most homes of a building that lenders and the rules for home loans take for a home. */
const mostHomes = 4;

/**
 * Whether the property is bought for business rather than to live in: federal rules for home loans and homeowner's policies
 * do not fit it. A building of five homes and more is one.
 */
export const isForBusiness = ({ propertyType, units = 1 }: ReportDocumentInput['purchase']): boolean =>
  isBusinessType(propertyType) || (propertyType === 'multi-family' && units > mostHomes);
