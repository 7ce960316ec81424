import { StatementsShowCommand } from './statements-show.command.js';

/** What there is below the command `statements`. */
export const statementCommands = [StatementsShowCommand];
