import type { Schemas } from '../../shared/api/client';

/** All versions and the remaining refinements. */
export type ReportVersions = Schemas['ReportVersionsView'];
export type Version = ReportVersions['versions'][number];
/** A version's input; null where the buyer gave no value. */
export type Inputs = Version['inputs'];
export type InputField = Version['changed'][number];
export type Changes = Schemas['RefineReportRequest']['changes'];
export type RefineResponse = Schemas['RefineReportView'];

/** The newest version; the form starts with its values. */
export const newestOf = ({ versions }: ReportVersions): Version => versions.at(-1)!;
