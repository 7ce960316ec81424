import { rowSortingFeature, tableFeatures } from '@tanstack/react-table';

/** The server sorts and pages; the table keeps which column it is sorted by. */
export const features = tableFeatures({ rowSortingFeature });
export type ListFeatures = typeof features;
