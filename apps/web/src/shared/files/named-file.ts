/** A file with the name that the server gives it, as a browser saves it. */
export type NamedFile = Readonly<{ name: string; content: Blob }>;

/** The file of an answer that was read as a blob; `otherwise` is its name where the server gives none. */
export async function namedFile(
  answer: Promise<{ data?: unknown; response: Response }>,
  otherwise: string,
): Promise<NamedFile> {
  const { data, response } = await answer;
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, name = otherwise] = /filename="([^"]+)"/.exec(disposition) ?? [];
  return { name, content: data as Blob };
}
