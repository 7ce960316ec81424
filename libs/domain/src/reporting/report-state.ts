import type { AddressChange } from './refinement/refinement-limits.js';
import type { ReportBasis } from './refinement/report-inputs.js';
import type { ReportDocumentRef, ReportEvent, ReportRefined } from './report-events.js';
import type { ReportRequest, ReportPerson } from './report-request.js';

/** One version of a report: what was bought, a refinement, or a restoration of what was bought. */
export type ReportVersion = Readonly<{
  /** From 1. */
  version: number;
  /** Idempotency key of the refinement; null for the report as bought. */
  key: string | null;
  addressChange: AddressChange;
  /** Whether it restores what was bought, which uses no refinement. */
  isRestored: boolean;
  basis: ReportBasis;
  /** The generation that started this version; a regeneration has another number. */
  revision: number;
  /** Its newest finished generation. */
  readable: GeneratedReport | null;
}>;

/** The documents of one finished generation. */
export type GeneratedReport = Readonly<{ revision: number; documents: readonly ReportDocumentRef[] }>;

type PaidFields = Readonly<{
  /** What the newest version is written from. */
  request: ReportBasis;
  paymentId: string;
  revision: number;
  emailed: boolean;
  upgradedAt: number | null;
  /** Oldest first; never empty. */
  versions: readonly ReportVersion[];
}>;

/**
 * A report. `readable` is the newest finished generation: the old one stays readable until a regeneration is done.
 * `emailed`: the link of some revision was mailed. `upgradedAt`: the first revision with premium, if premium was paid
 * later; else null.
 */
export type ReportState =
  | Readonly<{ status: 'unknown' }>
  | Readonly<{ status: 'draft'; request: ReportRequest }>
  | (PaidFields & Readonly<{ status: 'processing'; readable: GeneratedReport | null }>)
  | (PaidFields & Readonly<{ status: 'completed'; readable: GeneratedReport }>)
  | (PaidFields & Readonly<{ status: 'failed'; readable: GeneratedReport | null; reason: string }>)
  | Readonly<{ status: 'erased'; reportId: number; subjectId: string }>;

/** Applies an event to a report's state. */
export function evolveReport(state: ReportState, event: ReportEvent): ReportState {
  if (event.type === 'ReportRequested') return { status: 'draft', request: event.data };
  if (state.status === 'unknown' || state.status === 'erased') return state;
  if (event.type === 'ReportErased') {
    const { reportId, subjectId } = state.request;
    return { status: 'erased', reportId, subjectId };
  }
  if (event.type === 'ReportPlaceConfirmed') {
    const { county, insideCityLimits } = event.data;
    const property = { ...state.request.property, county, insideCityLimits };
    return { ...state, request: { ...state.request, property } };
  }
  if (event.type === 'ReportGenerationStarted') {
    const { paymentId, revision } = event.data;
    const { request } = state;
    const { readable, emailed, upgradedAt, versions } = state.status === 'draft' ? begun(request) : state;
    return { status: 'processing', request, paymentId, revision, readable, emailed, upgradedAt, versions };
  }
  if (state.status === 'draft') return state;
  if (event.type === 'ReportRefined') return refined(state, event.data);
  if (event.type === 'ReportUpgraded') return { ...state, upgradedAt: event.data.revision };
  if (event.type === 'ReportEmailed') return { ...state, emailed: true };
  const { request, paymentId, revision, readable, emailed, upgradedAt, versions } = state;
  const paid = { request, paymentId, revision, emailed, upgradedAt };
  if (event.type === 'ReportGenerationFailed') {
    return { ...paid, status: 'failed', readable, versions, reason: event.data.reason };
  }
  const generated = { revision, documents: event.data.documents };
  return { ...paid, status: 'completed', readable: generated, versions: withDocuments(versions, generated) };
}

type PaidReportState = Exclude<ReportState, { status: 'unknown' | 'draft' | 'erased' }>;

/** The report as bought is version 1. */
const begun = (
  request: ReportRequest,
): Pick<PaidReportState, 'readable' | 'emailed' | 'upgradedAt' | 'versions'> => ({
  readable: null,
  emailed: false,
  upgradedAt: null,
  versions: [
    {
      version: 1,
      key: null,
      addressChange: 'none',
      isRestored: false,
      basis: request,
      revision: 1,
      readable: null,
    },
  ],
});

/** The next event starts its generation. */
function refined(state: PaidReportState, data: ReportRefined['data']): PaidReportState {
  const { version, key, addressChange, property, placeProblems, terms, isRestored = false } = data;
  const person = personAfter(state.request.person, data);
  const request = { ...state.request, property, placeProblems, terms, person };
  const { revision: last } = state;
  const begun = { version, key, addressChange, isRestored, basis: request, revision: last + 1 };
  return { ...state, request, versions: [...state.versions, { ...begun, readable: null }] };
}

function personAfter(
  before: ReportPerson | null,
  { addressChange, person }: ReportRefined['data'],
): ReportPerson | null {
  if (addressChange === 'none' || before === null) return before;
  return person && { ...before, ...person };
}

/** A generation always writes the newest version. */
const withDocuments = (versions: readonly ReportVersion[], readable: GeneratedReport): ReportVersion[] =>
  versions.map((version, index) => (index === versions.length - 1 ? { ...version, readable } : version));

type ExistingReport = Exclude<ReportState, { status: 'unknown' | 'erased' }>;

/** Progress of paid premium: `ready` once the readable report has its sections. */
export type PremiumProgress = 'writing' | 'failed' | 'ready';

/** `withReport`: premium was paid at checkout, so every revision has it; else only revisions after its own payment do. */
export function premiumProgressOf(report: ExistingReport, withReport: boolean): PremiumProgress {
  if (report.status === 'draft') return 'writing';
  const since = report.upgradedAt ?? (withReport ? 1 : Infinity);
  if (report.readable && report.readable.revision >= since) return 'ready';
  return report.status === 'failed' && report.revision >= since ? 'failed' : 'writing';
}
