import { processingCommands } from '../../../platform/projections/projections.commands.js';
import { ProjectionsRestartCommand } from './projections-restart.command.js';
import { ProjectionsCommand } from './projections.command.js';

/** The commands about projections and reactors. */
export const projectionCommands = [ProjectionsCommand, ProjectionsRestartCommand, ...processingCommands];
