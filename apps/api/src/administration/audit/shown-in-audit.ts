import type { Decided } from '../../platform/event-store/command-executor.js';
import type { Projections } from '../../platform/projections/projection.js';
import { auditProjection } from './audit.projection.js';

/** Waits, a second at most, until the list of admin actions shows what was decided: its screen is read next. */
export async function shownInAudit(
  projections: Projections,
  { appended }: Pick<Decided<unknown>, 'appended'>,
): Promise<void> {
  if (appended) await projections.waitFor(auditProjection.name, appended.position);
}
