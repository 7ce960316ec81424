import type { SocialProofView } from '@closewise/contracts/buyer';

type Values = Readonly<
  Record<`SOCIAL_PROOF_${'ENABLED' | 'INTERVAL' | 'DURATION' | 'POSITION' | 'MESSAGE'}`, string>
>;

const usualInterval = 15;
const usualDuration = 8;

/** The settings as the popup needs them; seconds that cannot be read are 15 and 8. */
export const socialProofConfigOf = (values: Values): SocialProofView['config'] => ({
  enabled: values.SOCIAL_PROOF_ENABLED === 'true',
  intervalSeconds: secondsOf(values.SOCIAL_PROOF_INTERVAL) ?? usualInterval,
  displayDuration: secondsOf(values.SOCIAL_PROOF_DURATION) ?? usualDuration,
  position: values.SOCIAL_PROOF_POSITION === 'bottom-right' ? 'bottom-right' : 'bottom-left',
  message: values.SOCIAL_PROOF_MESSAGE,
});

function secondsOf(value: string): number | null {
  const seconds = Number.parseInt(value, 10);
  return seconds > 0 ? seconds : null;
}
