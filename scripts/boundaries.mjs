import { run } from './child-process.mjs';
import { nodeBinary } from './node-binary.mjs';

const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
const folders = ['libs/domain/src', 'libs/contracts/src', 'apps/api', 'apps/web', 'e2e', 'bench', 'scripts'];

process.exitCode = await run(nodeBinary(), [cruiser, '--config', '.dependency-cruiser.cjs', ...folders]);
