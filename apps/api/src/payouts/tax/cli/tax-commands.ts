import { Tax1099Command } from './tax-1099.command.js';

/** What there is below the command `tax`. */
export const taxCommands = [Tax1099Command];
