import { TaxCommand } from './tax.command.js';
import { Tax1099Command } from './tax-1099.command.js';

/** The commands about what is reported to the IRS. */
export const taxCommands = [TaxCommand, Tax1099Command];
