import { Injectable } from '@nestjs/common';
import {
  settingsDecider,
  settingsStream,
  type ChangeSettings,
  type SettingsState,
} from '@closewise/domain/administration';
import { Decisions, type CommandContext } from '../../platform/event-store/decisions.js';

/** The settings as the log has them. */
@Injectable()
export class Settings {
  constructor(private readonly decisions: Decisions) {}

  /** The settings of now: what money is asked for, and what is refused, goes by these. */
  load(): Promise<SettingsState> {
    return this.decisions.load(settingsDecider, settingsStream);
  }

  /** The settings after the change; all of it is refused when one value is. */
  async change(
    changes: ChangeSettings['changes'],
    reason: string | null,
    context: CommandContext,
  ): Promise<SettingsState> {
    const command = { type: 'ChangeSettings', changes, reason } as const;
    return (await this.decisions.execute(settingsDecider, settingsStream, command, context)).state;
  }
}
