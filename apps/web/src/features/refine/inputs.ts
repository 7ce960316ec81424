import type { Schemas } from '../../shared/api/client';

/** What the page is made of: every version, and what is left of the purchase. */
export type ReportVersions = Schemas['ReportVersionsView'];
export type Version = ReportVersions['versions'][number];
/** What a version was written with; null where the buyer said nothing. */
export type Inputs = Version['inputs'];
export type InputField = Version['changed'][number];
export type Changes = Schemas['RefineReportRequest']['changes'];
export type Allowance = ReportVersions['allowance'];
/** The answer to a refinement. */
export type Refined = Schemas['RefineReportView'];

/** The newest version, which the form is filled from. */
export const newestOf = ({ versions }: ReportVersions): Version => versions.at(-1)!;
