import { zodResolver } from '../../../shared/forms/zod-resolver';
import { organizationCredentialsRequest } from '@closewise/contracts/organizations';

/** The rules of the API. Loaded on the first validation, not with the page. */
export const credentialsResolver = zodResolver(organizationCredentialsRequest);
