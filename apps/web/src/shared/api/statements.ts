import { namedFile, type NamedFile } from '../files/named-file';
import { client, viewOf } from './client';

/** Whose statements: the signed-in affiliate's, an organization's, or for admins any affiliate's. */
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

/** The months (`YYYY-MM`) that have a statement, newest first. */
export const readStatements = async (of: StatementsOf): Promise<string[]> => (await listOf(of)).months;

const addressOf = (of: StatementsOf): string => {
  if (of.kind === 'own') return '/api/affiliate/statements';
  if (of.kind === 'affiliate') return `/api/admin/affiliate/${encodeURIComponent(of.id)}/statements`;
  return `/api/organization/${encodeURIComponent(of.tag)}/statements`;
};

/** A statement file; a PDF is in English unless `lang` is set. */
export type StatementFile = Readonly<{ month: string; format: 'csv' | 'pdf'; lang?: 'es' }>;

export const statementHref = (of: StatementsOf, { month, format, lang }: StatementFile): string =>
  `${addressOf(of)}/${month}.${format}${lang ? `?lang=${lang}` : ''}`;

/** The file with the name from the server. */
export function readStatement(of: StatementsOf, { month, format, lang }: StatementFile): Promise<NamedFile> {
  const file = `${month}.${format}`;
  return namedFile(fileOf(of, file, lang), file);
}

function fileOf(of: StatementsOf, file: string, lang: 'es' | undefined) {
  const query = { lang };
  if (of.kind === 'own')
    return client.GET('/api/affiliate/statements/{file}', {
      params: { path: { file }, query },
      parseAs: 'blob',
    });
  if (of.kind === 'affiliate')
    return client.GET('/api/admin/affiliate/{id}/statements/{file}', {
      params: { path: { id: of.id, file }, query },
      parseAs: 'blob',
    });
  return client.GET('/api/organization/{tag}/statements/{file}', {
    params: { path: { tag: of.tag, file }, query },
    parseAs: 'blob',
  });
}
