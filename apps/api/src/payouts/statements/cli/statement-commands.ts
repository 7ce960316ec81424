import { StatementsShowCommand } from './statements-show.command.js';
import { StatementsCommand } from './statements.command.js';

/** The commands about statements. */
export const statementCommands = [StatementsCommand, StatementsShowCommand];
