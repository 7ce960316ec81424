import { Metadata, status } from '@grpc/grpc-js';

export type RpcError = Error & Readonly<{ code: status; details: string; metadata: Metadata }>;

/** `exception` is the trailer by which the client picks its error class. */
export function rpcError(
  code: status,
  details: string,
  trailers: Readonly<Record<string, string>> = {},
): RpcError {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(trailers)) metadata.set(key, value);
  return Object.assign(new Error(details), { code, details, metadata });
}

/** What a server says for a moment after its start. */
export function notReady(): RpcError {
  return rpcError(status.UNKNOWN, 'Could not recognize Server Is Not Ready');
}

/** What a node without a majority of its cluster answers. */
export function unavailable(): RpcError {
  return rpcError(status.UNAVAILABLE, 'Server Is Not Ready');
}

/** What a user gets who lacks a right. */
export function accessDenied(): RpcError {
  return rpcError(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });
}

/** What a caller gets whose name or password the server does not know. */
export function unauthenticated(): RpcError {
  return rpcError(status.UNAUTHENTICATED, 'Unauthenticated');
}

/** What a follower answers; the client goes to the leader that it names. */
export function notLeader(leaderPort: number): RpcError {
  return rpcError(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': '127.0.0.1',
    'leader-endpoint-port': String(leaderPort),
  });
}

/** How a live subscription ends whose consumer is slower than the log. */
export function consumerTooSlow(): RpcError {
  return rpcError(status.ABORTED, 'Operation timed out: Consumer too slow to handle event while live.');
}
