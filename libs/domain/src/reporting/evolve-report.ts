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
    const { readable, emailed } = state.status === 'draft' ? { readable: null, emailed: false } : state;
    return { status: 'processing', request: state.request, paymentId, revision, readable, emailed };
  }
  if (state.status === 'draft') return state;
  if (event.type === 'ReportEmailed') return { ...state, emailed: true };
  const { request, paymentId, revision, readable, emailed } = state;
  if (event.type === 'ReportGenerationFailed') {
    return { status: 'failed', request, paymentId, revision, readable, emailed, reason: event.data.reason };
  }
  const { documents } = event.data;
  return { status: 'completed', request, paymentId, revision, readable: { revision, documents }, emailed };
}
