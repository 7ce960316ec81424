import { socialProofConfigOf } from './social-proof.controller.js';

const usual = {
  SOCIAL_PROOF_ENABLED: 'true',
  SOCIAL_PROOF_INTERVAL: '30',
  SOCIAL_PROOF_DURATION: '5',
  SOCIAL_PROOF_POSITION: 'bottom-right',
  SOCIAL_PROOF_MESSAGE: 'Sold in {location}',
};

it('[SP-01] [SP-03] reads the settings of the popup', () => {
  expect(socialProofConfigOf(usual)).toEqual({
    enabled: true,
    intervalSeconds: 30,
    displayDuration: 5,
    position: 'bottom-right',
    message: 'Sold in {location}',
  });
});

it.each(['', 'soon', '0', '-5'])('[SP-01] falls back to 15 and 8 seconds when they are %j', (value) => {
  const config = socialProofConfigOf({
    ...usual,
    SOCIAL_PROOF_INTERVAL: value,
    SOCIAL_PROOF_DURATION: value,
    SOCIAL_PROOF_POSITION: 'top',
  });
  expect([config.intervalSeconds, config.displayDuration, config.position]).toEqual([15, 8, 'bottom-left']);
});
