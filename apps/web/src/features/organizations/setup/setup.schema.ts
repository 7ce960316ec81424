import { resolveBy } from '../../../shared/forms/resolve-by';
import { masterSetupRequest } from '@closewise/contracts/organizations';
import type { SetupValues } from './setup-form';

export const setupResolver = resolveBy<SetupValues>(masterSetupRequest, { body: (typed) => typed });
