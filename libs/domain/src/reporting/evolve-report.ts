import type { ReportEvent } from './report-events.js';
import type { ReportState } from './report-state.js';

/** The state of a report after one more of its events. */
export function evolveReport(state: ReportState, event: ReportEvent): ReportState {
  if (event.type === 'ReportRequested') return { status: 'draft', request: event.data };
  if (state.status === 'unknown') return state;
  if (event.type === 'ReportGenerationStarted') {
    const { paymentId, revision } = event.data;
    const readable = state.status === 'draft' ? null : state.readable;
    return { status: 'processing', request: state.request, paymentId, revision, readable };
  }
  if (state.status === 'draft') return state;
  const { request, paymentId, revision, readable } = state;
  if (event.type === 'ReportGenerationFailed') {
    return { status: 'failed', request, paymentId, revision, readable, reason: event.data.reason };
  }
  const { documents } = event.data;
  return { status: 'completed', request, paymentId, revision, readable: { revision, documents } };
}
