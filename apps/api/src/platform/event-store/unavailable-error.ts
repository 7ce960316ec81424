/** Something that the application depends on cannot be reached or does not answer: the same may be asked again later. */
export class UnavailableError extends Error {
  override readonly name: string = 'UnavailableError';
  /** How long work that needs it waits at most before it asks again. */
  readonly longestWaitSeconds: number = 5;
}
