import { createRequire } from 'node:module';
import { root, run } from './child-process.mjs';
import { nodeBinary } from './node-binary.mjs';
import { publishedEventViolations } from './published-events.mjs';

const { mayImport } = createRequire(import.meta.url)('./module-boundaries.cjs');
const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
const folders = ['libs/domain/src', 'libs/contracts/src', 'apps/api', 'apps/web', 'e2e', 'bench', 'scripts'];

const violations = publishedEventViolations(root, mayImport);
for (const violation of violations) console.error(violation);
const code = await run(nodeBinary(), [cruiser, '--config', '.dependency-cruiser.cjs', ...folders]);
process.exitCode = violations.length > 0 ? 1 : code;
