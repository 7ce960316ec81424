import { ActivityCard } from './ActivityCard';
import { ListCard } from './list/ListCard';
import { useAffiliateList } from './list/use-affiliate-list';
import { SummaryCard } from './SummaryCard';

/** What all affiliates come to, each of them, and what happened lately. */
export function AffiliatesView() {
  const affiliates = useAffiliateList();
  return (
    <>
      <SummaryCard list={affiliates.list} />
      <ListCard {...affiliates} />
      <ActivityCard />
    </>
  );
}
