import { useSearchParams } from 'react-router-dom';
import { payoutsAddressFrom } from './payouts-address';
import { RunList } from './RunList';
import { RunView } from './RunView';

/** The payout runs, or the one that the address names. */
export function PayoutsView() {
  const [query] = useSearchParams();
  const { runId, only } = payoutsAddressFrom(query);
  return runId === null ? <RunList /> : <RunView key={`${runId} ${only}`} runId={runId} only={only} />;
}
