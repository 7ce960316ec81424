/** How patient we are with a provider. */
export type Pace = Readonly<{
  /** For one attempt, answer included. */
  attemptMs: number;
  /** Before the second and last attempt. */
  pauseMs: number;
  /** So many failures in a row, and it is left alone. */
  breakAfter: number;
  /** For so long; then one question tries whether it is back. */
  restMs: number;
}>;

/** Two attempts of four seconds are what a buyer's wait allows; FEMA's service often takes two seconds. */
export const usualPace: Pace = { attemptMs: 4000, pauseMs: 200, breakAfter: 5, restMs: 30_000 };
