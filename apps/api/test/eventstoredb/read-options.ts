import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';
import type { LogPosition } from './stored-log.js';

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

/** Null for the start and for the end of the log. */
export function positionOf(all: ReadReq.Options.AllOptions | undefined): LogPosition | null {
  const position = all?.getPosition();
  if (!position) return null;
  return {
    commit: BigInt(position.getCommitPosition()),
    prepare: BigInt(position.getPreparePosition()),
  };
}

export function isBackwards(options: ReadReq.Options): boolean {
  return options.getReadDirection() === 1;
}
