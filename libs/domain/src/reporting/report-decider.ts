import { DomainError, type Decider } from '../events/index.js';
import type { ReportCommand } from './report-commands.js';
import { evolveReport } from './evolve-report.js';
import { decideRefinement } from './refinement/decide-refinement.js';
import type { ReportEvent, ReportGenerationStarted } from './report-events.js';
import type { ReportRequest } from './report-request.js';
import type { ReportState } from './report-state.js';

type Ending<Type> = Extract<ReportCommand, { type: Type }>;
type Known = Exclude<ReportState, { status: 'unknown' | 'erased' }>;

/** One report from its request over payment and generation to a document that can be read. */
export const reportDecider: Decider<ReportCommand, ReportState, ReportEvent> = {
  initialState: { status: 'unknown' },
  decide(command, state) {
    if (command.type === 'RequestReport') return request(command.request, state);
    if (state.status === 'unknown') throw unknown();
    if (state.status === 'erased') return afterErasure(command);
    switch (command.type) {
      case 'ConfirmReportPlace':
        return confirmPlace(state, command);
      case 'RefineReport':
        return refine(state, command);
      case 'StartReportGeneration':
        return state.status === 'draft' ? [started(state, command.paymentId, 1)] : [];
      case 'RestartReportGeneration':
        return [restarted(state, command.paymentId)];
      case 'UpgradeReport':
        return upgrade(state, command);
      case 'CompleteReportGeneration':
        return inGeneration(state, command.revision) ? [generated(state, command)] : [];
      case 'FailReportGeneration':
        return fail(state, command);
      case 'RecordReportMail':
        return recordMail(state, command.revision);
      case 'EraseReport':
        return [{ type: 'ReportErased', data: idOf(state) }];
    }
  },
  evolve: evolveReport,
};

function request(asked: ReportRequest, state: ReportState): ReportEvent[] {
  if (state.status === 'unknown') return [{ type: 'ReportRequested', data: asked }];
  throw new DomainError('reporting.report-id-taken', 'This report id is in use already');
}

function confirmPlace(state: Known, said: Ending<'ConfirmReportPlace'>): ReportEvent[] {
  if (state.status !== 'draft') throw new DomainError('reporting.place-settled', placeSettled);
  const { county: known, insideCityLimits: inside = null } = state.request.property;
  const { county = known, insideCityLimits = inside } = said;
  if (county === known && insideCityLimits === inside) return [];
  return [{ type: 'ReportPlaceConfirmed', data: { ...idOf(state), county, insideCityLimits } }];
}

const placeSettled = 'This report is paid already, so its place can no longer be changed';

/** To its owner a report that cannot be read yet is none. Each version is finished before the next. */
function refine(state: Known, { order, circumstances }: Ending<'RefineReport'>): ReportEvent[] {
  if (state.status === 'draft' || state.readable === null) throw unknown();
  const events = decideRefinement(state, order, circumstances);
  const isBeingWritten = state.status === 'processing' && state.versions.at(-1)?.readable === null;
  if (events.length === 0 || !isBeingWritten) return events;
  throw new DomainError(
    'reporting.version-unfinished',
    'The newest version of this report is still being written. Please try again in a moment',
  );
}

const unknown = (): DomainError => new DomainError('reporting.report-unknown', 'There is no such report');

const begin: readonly ReportCommand['type'][] = [
  'StartReportGeneration',
  'RestartReportGeneration',
  'UpgradeReport',
];

/** What was under way when it was erased ends without a trace; nothing is begun. */
function afterErasure({ type }: ReportCommand): ReportEvent[] {
  if (type === 'ConfirmReportPlace' || type === 'RefineReport') throw unknown();
  if (!begin.includes(type)) return [];
  throw new DomainError('reporting.report-erased', 'This report was erased: it cannot be generated');
}

/** Whatever is under way ends without a trace: it is of an older revision then. */
function restarted(state: Known, paymentId: string | null): ReportGenerationStarted {
  if (state.status !== 'draft') return started(state, state.paymentId, state.revision + 1);
  if (paymentId === null) throw new DomainError('reporting.report-unpaid', 'This report is not paid');
  return started(state, paymentId, 1);
}

function upgrade(state: Known, command: Ending<'UpgradeReport'>): ReportEvent[] {
  if (state.status !== 'draft' && state.upgradedAt !== null) return [];
  const anew = restarted(state, command.paymentId);
  const { revision } = anew.data;
  const data = { ...idOf(state), paymentId: command.premiumPaymentId, revision };
  return [anew, { type: 'ReportUpgraded', data }];
}

/** One that could not even begin has begun and failed, so that buyer and operator see it. */
function fail(state: Known, command: Ending<'FailReportGeneration'>): ReportEvent[] {
  if (state.status === 'draft') {
    return [started(state, command.paymentId, 1), failed(state, { ...command, revision: 1 })];
  }
  return inGeneration(state, command.revision) ? [failed(state, command)] : [];
}

function recordMail(state: Known, revision: number): ReportEvent[] {
  if (state.status === 'draft') throw new DomainError('reporting.report-unpaid', 'This report is not paid');
  const { language } = state.request;
  return state.emailed ? [] : [{ type: 'ReportEmailed', data: { ...idOf(state), revision, language } }];
}

const idOf = (state: Known) => ({ reportId: state.request.reportId });

const started = (state: Known, paymentId: string, revision: number): ReportGenerationStarted => ({
  type: 'ReportGenerationStarted',
  data: { ...idOf(state), paymentId, revision },
});

const inGeneration = (state: Known, revision: number): boolean =>
  state.status === 'processing' && state.revision === revision;

function generated(
  state: Known,
  { revision, documents, writing }: Ending<'CompleteReportGeneration'>,
): ReportEvent {
  const data = { ...idOf(state), revision, documents };
  return { type: 'ReportGenerated', data: writing ? { ...data, writing } : data };
}

function failed(state: Known, { revision, reason, attempts }: Ending<'FailReportGeneration'>): ReportEvent {
  return { type: 'ReportGenerationFailed', data: { ...idOf(state), revision, reason, attempts } };
}
