import { DomainError } from '@closewise/domain/events';
import type { Lacking } from './second-factor-proof.js';

const enterCode = 'Enter the code from your authenticator app';
const wrong = 'This code is not right, or was used already. Enter the one that the app shows now.';

/** Refusal of a sign-in whose password was right: the client asks for a code and tries again. */
export function refuseSignIn(lacking: Exclude<Lacking, null>): DomainError {
  return lacking === 'code'
    ? new DomainError('administration.second-factor-required', enterCode)
    : new DomainError('administration.second-factor-wrong', wrong);
}

/** Refusal to somebody who is signed in, and stays so. */
export const refuseCode = (lacking: Exclude<Lacking, null>): DomainError =>
  new DomainError('administration.second-factor-unproved', lacking === 'code' ? enterCode : wrong);
