import { PassingFailure, ProviderFailure } from './provider-failure.js';

const LARGEST_ANSWER = 4_000_000;

/** The JSON of an answer, null without content (204); a cut one is passing, one that is too large or none is not. */
export async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  const text = await readText(response);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ProviderFailure('malformed', `answered ${response.status} with what is no JSON`);
  }
}

async function readText({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const piece of body ?? []) {
      length += piece.length;
      if (length > LARGEST_ANSWER) throw new ProviderFailure('malformed', 'answered more than 4 MB');
      pieces.push(piece);
    }
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    throw new PassingFailure('unreachable', 'cut its answer short', { cause: error });
  }
  return Buffer.concat(pieces).toString('utf8');
}
