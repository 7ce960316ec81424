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

/** One setting's previous and new value, in stored form. */
export type SettingChange = SettingChanged['data'];

/** The settings, read from their stream. */
@Injectable()
export class Settings {
  /** Callers during a read share the next one, so that each sees everything recorded before its call. */
  private readonly reads = new Batches<null, SettingsState>(async (_, callers) => {
    const state = await this.executor.load(settingsDecider, settingsStream);
    return callers.map(() => state);
  }, Infinity);

  constructor(private readonly executor: CommandExecutor) {}

  /** The current settings. Use these, not the cache, to charge money or refuse a request. */
  load(): Promise<SettingsState> {
    return this.reads.add(settingsStream, null);
  }

  /** Whether the site is currently closed for maintenance. */
  async isUnderMaintenance(): Promise<boolean> {
    return isUnderMaintenance(await this.load());
  }

  /** Returns what a change would do; refuses what `change` would refuse. */
  async preview(changes: ChangeSettings['changes'], reason: string | null): Promise<SettingChange[]> {
    const command = { type: 'ChangeSettings', changes, reason } as const;
    return settingsDecider.decide(command, await this.load()).map(({ data }) => data);
  }

  /** Returns the settings after the change. One invalid value refuses all of it. */
  async change(
    changes: ChangeSettings['changes'],
    reason: string | null,
    context: CommandContext,
  ): Promise<DecisionResult<SettingsState>> {
    const command = { type: 'ChangeSettings', changes, reason } as const;
    return this.executor.execute(settingsDecider, settingsStream, command, context);
  }
}
