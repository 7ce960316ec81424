/** Why a request to a provider gave no usable response. */
type FailureKind = 'unreachable' | 'busy' | 'refused' | 'malformed' | 'changed' | 'resting' | 'late';

/** A request without a usable response. The message is for operators and contains nothing of the request. */
export class ProviderFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ProviderFailure';
  }
}

/** A temporary failure, such as a network or server error. */
export class PassingFailure extends ProviderFailure {}

const LARGEST_ANSWER = 4_000_000;

/** Reads a response's JSON; null for status 204. A truncated body is a temporary failure, an invalid one is not. */
export async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  const text = await readText(response);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ProviderFailure('malformed', `answered ${response.status} with invalid JSON`);
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
