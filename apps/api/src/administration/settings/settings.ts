import { Injectable } from '@nestjs/common';
import {
  isUnderMaintenance,
  settingsDecider,
  settingsStream,
  type ChangeSettings,
  type SettingChanged,
  type SettingsState,
} from '@closewise/domain/administration';
import { Batches } from '../../platform/database/batches.js';
import {
  CommandExecutor,
  type CommandContext,
  type DecisionResult,
} from '../../platform/event-store/command-executor.js';

/** One setting with the value it had and the one it gets, both as they are stored. */
export type SettingChange = SettingChanged['data'];

/** The settings as the log has them. */
@Injectable()
export class Settings {
  /** Those who ask while a read runs share the next one, so that each sees what was recorded before they asked. */
  private readonly reads = new Batches<null, SettingsState>(async (_, askers) => {
    const state = await this.executor.load(settingsDecider, settingsStream);
    return askers.map(() => state);
  }, Infinity);

  constructor(private readonly executor: CommandExecutor) {}

  /** The settings of now: what money is asked for, and what is refused, goes by these. */
  load(): Promise<SettingsState> {
    return this.reads.add(settingsStream, null);
  }

  /** Whether the site is closed for maintenance now. */
  async isUnderMaintenance(): Promise<boolean> {
    return isUnderMaintenance(await this.load());
  }

  /** What a change would change; refused like the change itself. */
  async preview(changes: ChangeSettings['changes'], reason: string | null): Promise<SettingChange[]> {
    const command = { type: 'ChangeSettings', changes, reason } as const;
    return settingsDecider.decide(command, await this.load()).map(({ data }) => data);
  }

  /** The settings after the change; all of it is refused when one value is. */
  async change(
    changes: ChangeSettings['changes'],
    reason: string | null,
    context: CommandContext,
  ): Promise<DecisionResult<SettingsState>> {
    const command = { type: 'ChangeSettings', changes, reason } as const;
    return this.executor.execute(settingsDecider, settingsStream, command, context);
  }
}
