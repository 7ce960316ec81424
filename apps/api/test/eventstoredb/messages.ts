import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { StreamIdentifier } from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ProposedEvent, StoredEvent } from './stored-log.js';

export function streamName(identifier: StreamIdentifier | undefined): string {
  return Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');
}

export function proposedEvent(message: AppendReq.ProposedMessage): ProposedEvent {
  const metadata = message.getMetadataMap();
  return {
    id: message.getId()?.getString() ?? '',
    type: metadata.get('type') ?? '',
    contentType: metadata.get('content-type') ?? '',
    data: Buffer.from(message.getData_asU8()),
    customMetadata: Buffer.from(message.getCustomMetadata_asU8()),
  };
}

export function eventMessage(event: StoredEvent): ReadResp {
  const { commit, prepare } = event.position;
  const record = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(event.id))
    .setStreamIdentifier(identifierOf(event.stream))
    .setStreamRevision(event.revision.toString())
    .setCommitPosition(commit.toString())
    .setPreparePosition(prepare.toString())
    .setData(event.data.toString('base64'))
    .setCustomMetadata(event.customMetadata.toString('base64'));
  record
    .getMetadataMap()
    .set('type', event.type)
    .set('content-type', event.contentType)
    .set('created', event.created.toString());
  const read = new streams.ReadResp.ReadEvent().setEvent(record).setCommitPosition(commit.toString());
  return new streams.ReadResp().setEvent(read);
}

export function streamNotFound(stream: string): ReadResp {
  const missing = new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifierOf(stream));
  return new streams.ReadResp().setStreamNotFound(missing);
}

export function confirmation(subscriptionId: string): ReadResp {
  const confirmed = new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(subscriptionId);
  return new streams.ReadResp().setConfirmation(confirmed);
}

export function caughtUp(): ReadResp {
  return new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp());
}

/** The generated setters take bytes as base64. */
function identifierOf(stream: string): StreamIdentifier {
  return new shared.StreamIdentifier().setStreamName(Buffer.from(stream, 'utf8').toString('base64'));
}
