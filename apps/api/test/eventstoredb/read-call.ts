import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { status, type handleServerStreamingCall } from '@grpc/grpc-js';
import type { Faults } from './faults.js';
import { eventMessage, streamName, streamNotFound } from './messages.js';
import { isBackwards, positionOf, type ReadCall } from './read-options.js';
import { rpcError } from './rpc-error.js';
import type { StoredEvent, StoredLog } from './stored-log.js';
import type { Subscriptions } from './subscriptions.js';

/** One call of the protocol reads a stream, reads $all or subscribes to $all, depending on its options. */
export function readCall(
  log: StoredLog,
  faults: Faults,
  subscriptions: Subscriptions,
): handleServerStreamingCall<ReadReq, ReadResp> {
  return (call) => {
    const options = call.request.getOptions();
    const refuse = (error: Error): void => void call.emit('error', error);
    if (!options) return refuse(rpcError(status.INVALID_ARGUMENT, 'The read has no options'));
    const subscribes = options.hasSubscription();
    faults.serve(
      subscribes ? 'Subscribe' : 'Read',
      (answered = true) => {
        if (!answered || call.cancelled) return;
        try {
          if (subscribes) subscriptions.open(call, options);
          else read(log, call, options);
        } catch (error) {
          refuse(rpcError(status.UNKNOWN, (error as Error).message));
        }
      },
      refuse,
      options.hasAll() ? 'read $all' : 'read',
    );
  };
}

function read(log: StoredLog, call: ReadCall, options: ReadReq.Options): void {
  const all = options.getAll();
  const events = all ? allEvents(log, all, isBackwards(options)) : streamEvents(log, options);
  if (events === null) {
    call.write(streamNotFound(streamName(options.getStream()?.getStreamIdentifier())));
    call.end();
    return;
  }
  for (const event of log.page(events, BigInt(options.getCount()))) call.write(eventMessage(event));
  call.end();
}

function allEvents(
  log: StoredLog,
  all: ReadReq.Options.AllOptions,
  backwards: boolean,
): Iterable<StoredEvent> {
  const position = positionOf(all);
  if (all.hasEnd() && !backwards) return [];
  if (all.hasStart() && backwards) return [];
  return backwards ? log.backwardsFrom(position) : log.forwardsFrom(position);
}

function streamEvents(log: StoredLog, options: ReadReq.Options): StoredEvent[] | null {
  const from = options.getStream();
  const events = log.streamEvents(streamName(from?.getStreamIdentifier()));
  if (!events || !from) return null;
  const backwards = isBackwards(options);
  const ordered = backwards ? events.toReversed() : events;
  if (from.hasStart()) return backwards ? ordered.slice(-1) : ordered;
  if (from.hasEnd()) return backwards ? ordered : ordered.slice(-1);
  const revision = BigInt(from.getRevision());
  return ordered.filter((event) => (backwards ? event.revision <= revision : event.revision >= revision));
}
