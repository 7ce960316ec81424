export { EstimateCliModule } from './estimate-cli.module.js';
export { EstimateCommand } from './estimate.command.js';
