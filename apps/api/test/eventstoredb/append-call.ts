import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendReq, AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { status, type handleClientStreamingCall } from '@grpc/grpc-js';
import type { Faults } from './faults.js';
import { proposedEvent, streamName } from './messages.js';
import { rpcError } from './rpc-error.js';
import {
  LARGEST_APPEND_BYTES,
  type AppendOutcome,
  type Expected,
  type LogPosition,
  type ProposedEvent,
  type StoredLog,
} from './stored-log.js';

/** The classic Append: options first, then one message for each event. */
export function appendCall(log: StoredLog, faults: Faults): handleClientStreamingCall<AppendReq, AppendResp> {
  return (call, answer) => {
    let options: AppendReq.Options | undefined;
    const proposed: ProposedEvent[] = [];
    call.on('data', (request: AppendReq) => {
      const message = request.getProposedMessage();
      if (message) proposed.push(proposedEvent(message));
      else options = request.getOptions();
    });
    call.on('end', () => {
      faults.serve(
        'Append',
        (answered = true) => {
          if (call.cancelled) return;
          const expected = expectedRevision(options);
          const outcome = log.append(streamName(options?.getStreamIdentifier()), expected, proposed);
          if (!answered) return;
          if (outcome.kind === 'too-large') answer(tooLarge());
          else answer(null, answerTo(outcome, expected));
        },
        answer,
        'append',
      );
    });
  };
}

function expectedRevision(options: AppendReq.Options | undefined): Expected {
  if (options?.hasRevision()) return BigInt(options.getRevision());
  if (options?.hasNoStream()) return 'no-stream';
  return options?.hasStreamExists() ? 'stream-exists' : 'any';
}

function answerTo(outcome: Exclude<AppendOutcome, { kind: 'too-large' }>, expected: Expected): AppendResp {
  const answer = new streams.AppendResp();
  if (outcome.kind === 'wrong-revision')
    return answer.setWrongExpectedVersion(wrong(outcome.actual, expected));
  const success = new streams.AppendResp.Success();
  if (outcome.kind === 'nothing-to-write') {
    return answer.setSuccess(success.setNoStream(new shared.Empty()).setNoPosition(new shared.Empty()));
  }
  success.setCurrentRevision(outcome.revision.toString()).setPosition(positionMessage(outcome.position));
  return answer.setSuccess(success);
}

function wrong(actual: bigint | 'no-stream', expected: Expected): AppendResp.WrongExpectedVersion {
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (actual === 'no-stream') wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(actual.toString());
  if (expected === 'no-stream') return wrong.setExpectedNoStream(new shared.Empty());
  if (expected === 'stream-exists') return wrong.setExpectedStreamExists(new shared.Empty());
  if (expected === 'any') return wrong.setExpectedAny(new shared.Empty());
  return wrong.setExpectedRevision(expected.toString());
}

function positionMessage({ commit, prepare }: LogPosition): AppendResp.Position {
  return new streams.AppendResp.Position()
    .setCommitPosition(commit.toString())
    .setPreparePosition(prepare.toString());
}

function tooLarge() {
  return rpcError(status.INVALID_ARGUMENT, 'Maximum Append Size Exceeded.', {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(LARGEST_APPEND_BYTES),
  });
}
