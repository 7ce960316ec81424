/** What one language says of each kind of step: a kind that is missing does not compile. */
export type Sentences<AnyStep extends Readonly<{ kind: string }>> = Readonly<{
  [Kind in AnyStep['kind']]: (step: Extract<AnyStep, Readonly<{ kind: Kind }>>) => string;
}>;
