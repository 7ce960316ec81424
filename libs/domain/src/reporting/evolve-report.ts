import type { ReportVersion } from './refinement/index.js';
import type { ReportEvent, ReportRefined } from './report-events.js';
import type { ReportPerson, ReportRequest } from './report-request.js';
import type { GeneratedReport, ReportState } from './report-state.js';

/** The state of a report after one more of its events. */
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

type Paid = Exclude<ReportState, { status: 'unknown' | 'draft' | 'erased' }>;

/** What was bought is the first version. */
const begun = (request: ReportRequest): Pick<Paid, 'readable' | 'emailed' | 'upgradedAt' | 'versions'> => ({
  readable: null,
  emailed: false,
  upgradedAt: null,
  versions: [{ version: 1, key: null, addressChange: 'none', basis: request, revision: 1, readable: null }],
});

/** Its generation is begun with it, by the next event. */
function refined(state: Paid, data: ReportRefined['data']): Paid {
  const { version, key, addressChange, property, placeProblems, terms } = data;
  const person = personAfter(state.request.person, data);
  const request = { ...state.request, property, placeProblems, terms, person };
  const { revision: last } = state;
  const begun = { version, key, addressChange, basis: request, revision: last + 1, readable: null };
  return { ...state, request, versions: [...state.versions, begun] };
}

function personAfter(
  before: ReportPerson | null,
  { addressChange, person }: ReportRefined['data'],
): ReportPerson | null {
  if (addressChange === 'none' || before === null) return before;
  return person && { ...before, ...person };
}

/** A generation is always of the newest version. */
const withDocuments = (versions: readonly ReportVersion[], readable: GeneratedReport): ReportVersion[] =>
  versions.map((version, index) => (index === versions.length - 1 ? { ...version, readable } : version));
