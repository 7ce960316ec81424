import { runHere } from '../../apps/api/test/process/run-here.js';
import { postJson } from '../../apps/api/test/process/post-json.js';
import { awaitMailedLink } from './outbox.js';
import type { Site } from './site.js';

const password = 'four unrelated words here';

export type OrganizationAccount = Readonly<{ name: string; tag: string; email: string; password: string }>;

/** Registers an organization and confirms it by the mailed link. It waits for approval. */
export async function registerOrganization(
  site: Site,
  name: string,
  tag: string,
): Promise<OrganizationAccount> {
  const account = { name, tag, email: `board-${tag.toLowerCase()}@example.com`, password };
  const { application } = site;
  await postJson(application, '/api/organization/create-master-account', {
    organizationName: name,
    organizationTag: tag,
    contactName: 'Eva Ruiz',
    contactEmail: account.email,
    loginPassword: password,
  });
  const page = await site.newPage();
  const link = await awaitMailedLink(page, application.url, account.email, '/organization/registration/');
  await page.close();
  await postJson(application, '/api/organization/confirm-registration', { token: link.split('/').at(-1) });
  return account;
}

/** Registers an organization and approves it. */
export async function addOrganization(site: Site, name: string, tag: string): Promise<OrganizationAccount> {
  const account = await registerOrganization(site, name, tag);
  const approval = ['organizations', 'approve', tag, '--note', 'Test'];
  const { code, err } = await runHere({ DATA_DIR: site.application.dataDir }, approval);
  if (code !== 0) throw new Error(err);
  await site.waitUntilCaughtUp();
  return account;
}
