import { Spinner } from '../../../shared/ui/Spinner';
import { Card } from '../Card';
import { useSettings } from '../settings/use-settings';
import { SocialProofForm } from './SocialProofForm';
import texts from './texts';

/** The notices of purchases; where the settings cannot be read, their defaults are shown. */
export function SocialProofCard() {
  const { data, isPending } = useSettings();
  return (
    <Card title={texts.socialProof.title} lede={texts.socialProof.lede}>
      {isPending ? (
        <Spinner label={texts.loading} />
      ) : (
        <SocialProofForm key={String(!data)} view={data ?? null} />
      )}
    </Card>
  );
}
