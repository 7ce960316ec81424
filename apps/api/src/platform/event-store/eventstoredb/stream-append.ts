import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendReq, AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { expectedRevision, toExpectedRevision, type AppendRequest } from '../append-request.js';
import { EventStoreUnavailableError, WrongRevisionError, type Appended } from '../event-store.js';
import { isWrongVersion, withTimeout } from './client-errors.js';
import type { Connection } from './connection.js';
import { toPosition, positionOf } from './stored-event.js';
import { readStreamFrom } from './read-events.js';

/** Extra time for the client to report its deadline, which starts only when it has found a node. */
const GRACE_MS = 500;

/**
 * Appends at exactly the expected revision. Repeating a request returns the first result, so it is repeated while its
 * outcome is unknown.
 */
export function appendRequest(connection: Connection, request: AppendRequest): Promise<Appended> {
  return connection.throughElection(() => appendOnce(connection, request));
}

async function appendOnce(connection: Connection, request: AppendRequest): Promise<Appended> {
  try {
    return await toAppended(await send(connection, request), connection, request);
  } catch (error) {
    if (!isWrongVersion(error)) throw error;
    const { actualVersion } = error;
    return findEarlierAppend(
      connection,
      request,
      typeof actualVersion === 'bigint' ? Number(actualVersion) : -1,
    );
  }
}

async function toAppended(
  response: AppendResp,
  connection: Connection,
  request: AppendRequest,
): Promise<Appended> {
  const wrong = response.getWrongExpectedVersion();
  if (wrong !== undefined) {
    const actual = wrong.hasCurrentRevision() ? Number(wrong.getCurrentRevision()) : -1;
    return findEarlierAppend(connection, request, actual);
  }
  const success = response.getSuccess();
  if (success === undefined)
    throw new EventStoreUnavailableError('The event store does not report the result of an append');
  const revision = Number(success.getCurrentRevision());
  const position = success.getPosition();
  if (position === undefined) return findEarlierAppend(connection, request, revision);
  const place = {
    commit: BigInt(position.getCommitPosition()),
    prepare: BigInt(position.getPreparePosition()),
    id: request.events.at(-1)!.id,
  };
  return { revision, position: toPosition(place) };
}

function send({ call, deadlineMs }: Connection, request: AppendRequest): Promise<AppendResp> {
  return call({ right: 'append', stream: request.stream }, (client) =>
    withTimeout(deadlineMs + GRACE_MS, client.append(toMessages(request), deadlineMs)),
  );
}

/** The messages of the protocol's plain Append: first the target, then each event. */
function toMessages({ stream, expected, events }: AppendRequest): AppendReq[] {
  const options = new streams.AppendReq.Options().setStreamIdentifier(
    new shared.StreamIdentifier().setStreamName(Buffer.from(stream)),
  );
  if (expected === -1) options.setNoStream(new shared.Empty());
  else options.setRevision(String(expected));
  return [
    new streams.AppendReq().setOptions(options),
    ...events.map((event) => new streams.AppendReq().setProposedMessage(toProposedMessage(event))),
  ];
}

function toProposedMessage({
  id,
  type,
  data,
  meta,
}: AppendRequest['events'][number]): AppendReq.ProposedMessage {
  const message = new streams.AppendReq.ProposedMessage()
    .setId(new shared.UUID().setString(id))
    .setData(Buffer.from(data))
    .setCustomMetadata(Buffer.from(meta));
  message.getMetadataMap().set('type', type).set('content-type', 'application/json');
  return message;
}

/** The stream has grown, perhaps by an earlier attempt of this request, which the same ids in the same order show. */
async function findEarlierAppend(
  connection: Connection,
  request: AppendRequest,
  actual: number,
): Promise<Appended> {
  const { stream, expected, events } = request;
  const written = await readStreamFrom(connection, stream, expected + 1, events.length);
  const last = written.at(-1);
  const isSame = written.length === events.length && written.every(({ id }, i) => id === events[i]?.id);
  if (!isSame || last === undefined) {
    throw new WrongRevisionError(stream, expectedRevision(request), toExpectedRevision(actual));
  }
  return { revision: Number(last.revision), position: positionOf(last) };
}
