import type { ReportEvent } from './report-events.js';
import type { ReportState } from './report-state.js';

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
    const { readable, emailed, upgradedAt } = state.status === 'draft' ? nothingYet : state;
    const { request } = state;
    return { status: 'processing', request, paymentId, revision, readable, emailed, upgradedAt };
  }
  if (state.status === 'draft') return state;
  if (event.type === 'ReportUpgraded') return { ...state, upgradedAt: event.data.revision };
  if (event.type === 'ReportEmailed') return { ...state, emailed: true };
  const { request, paymentId, revision, readable, emailed, upgradedAt } = state;
  const paid = { request, paymentId, revision, emailed, upgradedAt };
  if (event.type === 'ReportGenerationFailed') {
    return { ...paid, status: 'failed', readable, reason: event.data.reason };
  }
  const { documents } = event.data;
  return { ...paid, status: 'completed', readable: { revision, documents } };
}

const nothingYet = { readable: null, emailed: false, upgradedAt: null } as const;
