import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** The admin on whose behalf a command is given; null for the operator and the system. */
export const actingAdminId = ({ actor }: CommandContext): string | null =>
  /^admin:(.+)$/.exec(actor)?.[1] ?? null;
