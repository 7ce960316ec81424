import { sendLinkRequest } from '@closewise/contracts/affiliates';
import { resolveBy } from '../../shared/forms/resolve-by';
import texts from './texts';

export const sendLinkResolver = resolveBy<{ email: string }>(sendLinkRequest, {
  body: (typed) => typed,
  words: { email: texts.again.invalid },
});
