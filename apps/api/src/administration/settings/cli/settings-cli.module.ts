import { Module } from '@nestjs/common';
import { SettingsListCommand } from './settings-list.command.js';
import { SettingsSetCommand } from './settings-set.command.js';
import { SettingsCommand } from './settings.command.js';

/** The operator's commands about settings. */
@Module({ providers: [SettingsCommand, SettingsListCommand, SettingsSetCommand] })
export class SettingsCliModule {}
