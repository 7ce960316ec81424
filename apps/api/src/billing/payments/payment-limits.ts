/** Each request may become a question to the provider, who answers only so many of all our buyers. */
export const oftenEnough = {
  points: 120,
  perSeconds: 60,
  refusal: 'So many payments were begun from your network that we must ask you to wait.',
};
