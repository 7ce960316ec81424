import { Card } from '../Card';

const texts = {
  title: 'Affiliates',
  none: 'There are no affiliates: the affiliate program has not opened.',
} as const;

/** Who sells reports for a commission. */
export function AffiliatesTab() {
  return (
    <Card title={texts.title}>
      <p className="text-muted">{texts.none}</p>
    </Card>
  );
}
