import { client, viewOf } from './client';

/** Whose statements: of the affiliate who is signed in, of an organization, or for admins of an affiliate. */
export type StatementsOf =
  | Readonly<{ kind: 'own' }>
  | Readonly<{ kind: 'organization'; tag: string }>
  | Readonly<{ kind: 'affiliate'; id: string }>;

function listOf(of: StatementsOf) {
  if (of.kind === 'own') return viewOf(client.GET('/api/affiliate/statements'));
  if (of.kind === 'affiliate')
    return viewOf(client.GET('/api/admin/affiliate/{id}/statements', { params: { path: { id: of.id } } }));
  return viewOf(client.GET('/api/organization/{tag}/statements', { params: { path: { tag: of.tag } } }));
}

/** The months (`YYYY-MM`) of which there is a statement, the newest first. */
export const readStatements = async (of: StatementsOf): Promise<string[]> => (await listOf(of)).months;

const addressOf = (of: StatementsOf): string => {
  if (of.kind === 'own') return '/api/affiliate/statements';
  if (of.kind === 'affiliate') return `/api/admin/affiliate/${encodeURIComponent(of.id)}/statements`;
  return `/api/organization/${encodeURIComponent(of.tag)}/statements`;
};

/** Where the file of a month is downloaded, such as `2026-10.csv`. */
export const statementHref = (of: StatementsOf, file: string): string => `${addressOf(of)}/${file}`;
