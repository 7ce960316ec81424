import { StoredLog, type AppendOutcome, type Expected, type ProposedEvent } from './stored-log.js';

/** Records its calls. */
export class RecordingLog extends StoredLog {
  readonly requests: { expected: Expected; ids: string[] }[] = [];

  override append(stream: string, expected: Expected, proposed: readonly ProposedEvent[]): AppendOutcome {
    this.requests.push({ expected, ids: proposed.map(({ id }) => id) });
    return super.append(stream, expected, proposed);
  }
}
