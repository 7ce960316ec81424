import { runCommandLine } from './command-line.js';
import { ignoreClosedOutput } from './platform/cli/closed-output.js';

ignoreClosedOutput(process.stdout, process.stderr);
void runCommandLine(process.argv.slice(2));
