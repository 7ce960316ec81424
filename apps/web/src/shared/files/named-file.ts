/** A downloaded file with the name from the server. */
export type NamedFile = Readonly<{ name: string; content: Blob }>;

/** The file of a blob response; `otherwise` is its name if the server sends none. */
export async function namedFile(
  answer: Promise<{ data?: unknown; response: Response }>,
  otherwise: string,
): Promise<NamedFile> {
  const { data, response } = await answer;
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, name = otherwise] = /filename="([^"]+)"/.exec(disposition) ?? [];
  return { name, content: data as Blob };
}

/** Time for the browser to read the file before its URL is released. */
const readWithinMs = 60_000;

/** Lets the browser save a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), readWithinMs);
}
