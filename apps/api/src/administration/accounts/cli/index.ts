export { AccountsCliModule } from './accounts-cli.module.js';
