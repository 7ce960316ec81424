/** A server's base URL. */
export type Server = Readonly<{ url: string }>;

/** Posts a JSON body and returns the JSON response; throws on an error status. */
export async function postJson<Answer>(server: Server, path: string, body: object): Promise<Answer> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return JSON.parse(text) as Answer;
}
