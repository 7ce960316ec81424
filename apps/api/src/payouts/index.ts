export { PayoutsModule } from './payouts.module.js';
export { StatementsModule } from './statements/statements.module.js';
