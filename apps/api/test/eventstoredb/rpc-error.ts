import { Metadata, status } from '@grpc/grpc-js';

export type RpcError = Error & Readonly<{ code: status; details: string; metadata: Metadata }>;

/** `exception` is the trailer that determines the client's error class. */
export function rpcError(
  code: status,
  details: string,
  trailers: Readonly<Record<string, string>> = {},
): RpcError {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(trailers)) metadata.set(key, value);
  return Object.assign(new Error(details), { code, details, metadata });
}

/** A server's answer for a moment after its start. */
export function notReady(): RpcError {
  return rpcError(status.UNKNOWN, 'Could not recognize Server Is Not Ready');
}

/** The answer of a node without a quorum. */
export function unavailable(): RpcError {
  return rpcError(status.UNAVAILABLE, 'Server Is Not Ready');
}

/** The answer to a user who lacks a right. */
export function accessDenied(): RpcError {
  return rpcError(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });
}

/** The answer to unknown credentials. */
export function unauthenticated(): RpcError {
  return rpcError(status.UNAUTHENTICATED, 'Unauthenticated');
}

/** A follower's answer; the client reconnects to the leader that it names. */
export function notLeader(leaderPort: number): RpcError {
  return rpcError(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': '127.0.0.1',
    'leader-endpoint-port': String(leaderPort),
  });
}

/** The end of a live subscription whose consumer is slower than the log. */
export function consumerTooSlow(): RpcError {
  return rpcError(status.ABORTED, 'Operation timed out: Consumer too slow to handle event while live.');
}
