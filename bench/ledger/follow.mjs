// A worker that keeps the books up to date until it receives a signal.
import { createLedgerProjection } from '../../apps/api/dist/src/affiliation/ledger/ledger.projection.js';
import { projectionConsumer } from '../../apps/api/dist/src/platform/projections/projection-consumer.js';
import { PostingRulebook } from '../../libs/domain/dist/ledger/index.js';
import { openApplication, partOf } from './application.mjs';

const application = await openApplication(process.argv[2]);
const consumers = await partOf(application, 'platform/projections/consumers', 'Consumers');
const ledgerProjection = createLedgerProjection(application.get(PostingRulebook));
await consumers.start([projectionConsumer(ledgerProjection)]);
process.once('message', () => void stop());

async function stop() {
  await consumers.stop();
  await application.close();
  process.exit();
}
process.send('following');
