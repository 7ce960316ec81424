import type {
  ReportDocumentRef,
  ReportWriting,
  ReportEvent,
  ReportGenerationStarted,
} from './report-events.js';
import {
  type RefinementOrder,
  type RefinementCircumstances,
  decideRefinement,
} from './refinement/decide-refinement.js';
import type { ReportRequest } from './report-request.js';
import { DomainError, type Decider } from '../events/index.js';
import { type ReportState, evolveReport } from './report-state.js';
import { decideRestoration } from './refinement/decide-restoration.js';

/**
 * Readable reports can be refined, or restored to what was bought. The place can be confirmed until the report is paid:
 * null clears what was stated, and an absent field stays as it is. A payment starts the generation; an operator can restart
 * it, and for one that never started, `paymentId` is the successful payment, or null. A report is mailed once. A separate
 * payment for premium upgrades the report once, which writes it again.
 */
export type ReportCommand =
  | Readonly<{ type: 'RequestReport'; request: ReportRequest }>
  | Readonly<{ type: 'ConfirmReportPlace'; county?: string | null; insideCityLimits?: boolean | null }>
  | Readonly<{ type: 'RefineReport'; order: RefinementOrder; circumstances: RefinementCircumstances }>
  | Readonly<{ type: 'RestoreReport'; circumstances: Pick<RefinementCircumstances, 'purchase' | 'now'> }>
  | Readonly<{ type: 'StartReportGeneration'; paymentId: string }>
  | Readonly<{ type: 'RestartReportGeneration'; paymentId: string | null }>
  | Readonly<{ type: 'UpgradeReport'; premiumPaymentId: string; paymentId: string | null }>
  | Readonly<{
      type: 'CompleteReportGeneration';
      revision: number;
      documents: readonly ReportDocumentRef[];
      writing?: ReportWriting;
    }>
  | Readonly<{
      type: 'FailReportGeneration';
      paymentId: string;
      revision: number;
      reason: string;
      attempts: number;
    }>
  | Readonly<{ type: 'RecordReportMail'; revision: number }>
  | Readonly<{ type: 'EraseReport' }>;

type CommandOf<Type> = Extract<ReportCommand, { type: Type }>;
type ExistingReport = Exclude<ReportState, { status: 'unknown' | 'erased' }>;

/** A report from its request through payment and generation to a readable document. */
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
      case 'RestoreReport':
        return restore(state, command);
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
  throw new DomainError('reporting.report-id-taken', 'This report id is already in use');
}

function confirmPlace(state: ExistingReport, said: CommandOf<'ConfirmReportPlace'>): ReportEvent[] {
  if (state.status !== 'draft') throw new DomainError('reporting.place-settled', placeSettled);
  const { county: known, insideCityLimits: inside = null } = state.request.property;
  const { county = known, insideCityLimits = inside } = said;
  if (county === known && insideCityLimits === inside) return [];
  return [{ type: 'ReportPlaceConfirmed', data: { ...idOf(state), county, insideCityLimits } }];
}

const placeSettled = 'This report is already paid, so its place can no longer be changed';

/** Before it is readable, a report is unknown to its owner. Each version is finished before the next one starts. */
function refine(state: ExistingReport, { order, circumstances }: CommandOf<'RefineReport'>): ReportEvent[] {
  if (state.status === 'draft' || state.readable === null) throw unknown();
  return refuseWhileWriting(state, decideRefinement(state, order, circumstances));
}

function restore(state: ExistingReport, { circumstances }: CommandOf<'RestoreReport'>): ReportEvent[] {
  if (state.status === 'draft' || state.readable === null) throw unknown();
  return refuseWhileWriting(state, decideRestoration(state, circumstances));
}

function refuseWhileWriting(
  state: Exclude<ExistingReport, { status: 'draft' }>,
  events: ReportEvent[],
): ReportEvent[] {
  const isBeingWritten = state.status === 'processing' && state.versions.at(-1)?.readable === null;
  if (events.length === 0 || !isBeingWritten) return events;
  throw new DomainError(
    'reporting.version-unfinished',
    'The newest version of this report is still being written. Please try again in a moment',
  );
}

const unknown = (): DomainError => new DomainError('reporting.report-unknown', 'There is no such report');

const startingCommands: readonly ReportCommand['type'][] = [
  'StartReportGeneration',
  'RestartReportGeneration',
  'UpgradeReport',
];

const ownerCommands: readonly ReportCommand['type'][] = [
  'ConfirmReportPlace',
  'RefineReport',
  'RestoreReport',
];

/** Work that was in progress at the erasure ends without an event; nothing new is started. */
function afterErasure({ type }: ReportCommand): ReportEvent[] {
  if (ownerCommands.includes(type)) throw unknown();
  if (!startingCommands.includes(type)) return [];
  throw new DomainError('reporting.report-erased', 'This report was erased: it cannot be generated');
}

/** Work in progress belongs to an older revision afterwards, so it ends without an event. */
function restarted(state: ExistingReport, paymentId: string | null): ReportGenerationStarted {
  if (state.status !== 'draft') return started(state, state.paymentId, state.revision + 1);
  if (paymentId === null) throw new DomainError('reporting.report-unpaid', 'This report is not paid');
  return started(state, paymentId, 1);
}

function upgrade(state: ExistingReport, command: CommandOf<'UpgradeReport'>): ReportEvent[] {
  if (state.status !== 'draft' && state.upgradedAt !== null) return [];
  const anew = restarted(state, command.paymentId);
  const { revision } = anew.data;
  const data = { ...idOf(state), paymentId: command.premiumPaymentId, revision };
  return [anew, { type: 'ReportUpgraded', data }];
}

/** A generation that could not start is recorded as started and failed, so that buyer and operator see it. */
function fail(state: ExistingReport, command: CommandOf<'FailReportGeneration'>): ReportEvent[] {
  if (state.status === 'draft') {
    return [started(state, command.paymentId, 1), failed(state, { ...command, revision: 1 })];
  }
  return inGeneration(state, command.revision) ? [failed(state, command)] : [];
}

function recordMail(state: ExistingReport, revision: number): ReportEvent[] {
  if (state.status === 'draft') throw new DomainError('reporting.report-unpaid', 'This report is not paid');
  const { language } = state.request;
  return state.emailed ? [] : [{ type: 'ReportEmailed', data: { ...idOf(state), revision, language } }];
}

const idOf = (state: ExistingReport) => ({ reportId: state.request.reportId });

const started = (state: ExistingReport, paymentId: string, revision: number): ReportGenerationStarted => ({
  type: 'ReportGenerationStarted',
  data: { ...idOf(state), paymentId, revision },
});

const inGeneration = (state: ExistingReport, revision: number): boolean =>
  state.status === 'processing' && state.revision === revision;

function generated(
  state: ExistingReport,
  { revision, documents, writing }: CommandOf<'CompleteReportGeneration'>,
): ReportEvent {
  const data = { ...idOf(state), revision, documents };
  return { type: 'ReportGenerated', data: writing ? { ...data, writing } : data };
}

function failed(
  state: ExistingReport,
  { revision, reason, attempts }: CommandOf<'FailReportGeneration'>,
): ReportEvent {
  return { type: 'ReportGenerationFailed', data: { ...idOf(state), revision, reason, attempts } };
}
