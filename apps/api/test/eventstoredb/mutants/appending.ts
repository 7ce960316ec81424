import type { Mutant } from './mutant.js';
import {
  StoredLog,
  type AppendOutcome,
  type Expected,
  type ProposedEvent,
  type StoredEvent,
} from '../stored-log.js';

const GIVES_BACK = 'gives back the events of a stream as they were appended, in order';
const REPEATED = 'answers a repeated append with its first result and writes nothing twice';

/** Servers that append wrongly, or return something else than was appended. */
export const appendingMutants: readonly Mutant[] = [
  {
    fault: 'appends at any revision',
    noticedBy: 'lets exactly one of 20 parallel writers append at a revision',
    log: class extends StoredLog {
      protected override isAt(): boolean {
        return true;
      }
    },
  },
  {
    fault: 'keeps the first event of an append that it refuses',
    noticedBy: 'lets exactly one of 20 parallel writers append at a revision',
    log: class extends StoredLog {
      override append(stream: string, expected: Expected, proposed: readonly ProposedEvent[]): AppendOutcome {
        const outcome = super.append(stream, expected, proposed);
        if (outcome.kind === 'wrong-revision') this.write(stream, proposed.slice(0, 1));
        return outcome;
      }
    },
  },
  {
    fault: 'names another revision than the one the stream is at',
    noticedBy: 'says at which revision a stream is when another was expected',
    log: class extends StoredLog {
      override append(stream: string, expected: Expected, proposed: readonly ProposedEvent[]): AppendOutcome {
        const outcome = super.append(stream, expected, proposed);
        return outcome.kind === 'wrong-revision' ? { ...outcome, actual: 7n } : outcome;
      }
    },
  },
  {
    fault: 'refuses the append after one that it refused',
    noticedBy: 'appends the valid ones of many at once, whatever their neighbours are',
    log: class extends StoredLog {
      private refused = false;
      protected override isAt(stream: string, expected: Expected): boolean {
        const isAt = super.isAt(stream, expected);
        const isTaken = isAt && !this.refused;
        this.refused = !isAt;
        return isTaken;
      }
    },
  },
  {
    fault: 'answers with the revision after the one that was written',
    noticedBy: GIVES_BACK,
    log: class extends StoredLog {
      protected override written({ revision, position }: StoredEvent): AppendOutcome {
        return { kind: 'written', revision: revision + 1n, position };
      }
    },
  },
  {
    fault: 'answers with the position of another event',
    noticedBy: GIVES_BACK,
    log: class extends StoredLog {
      protected override written({ revision }: StoredEvent): AppendOutcome {
        return { kind: 'written', revision, position: { commit: 1n, prepare: 1n } };
      }
    },
  },
  {
    fault: 'acknowledges an append of two events and keeps one',
    noticedBy: GIVES_BACK,
    log: class extends StoredLog {
      protected override write(stream: string, proposed: readonly ProposedEvent[]): StoredEvent | undefined {
        return super.write(stream, proposed.slice(0, 1));
      }
    },
  },
  {
    fault: 'stores the events of an append in reverse',
    noticedBy: GIVES_BACK,
    log: class extends StoredLog {
      protected override write(stream: string, proposed: readonly ProposedEvent[]): StoredEvent | undefined {
        return super.write(stream, proposed.toReversed());
      }
    },
  },
  {
    fault: 'takes text for Latin-1',
    noticedBy: GIVES_BACK,
    log: class extends StoredLog {
      protected override writeOne(stream: string, event: ProposedEvent): StoredEvent {
        return super.writeOne(stream, { ...event, data: Buffer.from(event.data.toString('latin1')) });
      }
    },
  },
  {
    fault: 'forgets who and what caused an event',
    noticedBy: GIVES_BACK,
    log: class extends StoredLog {
      protected override writeOne(stream: string, event: ProposedEvent): StoredEvent {
        return super.writeOne(stream, { ...event, customMetadata: Buffer.from('{}') });
      }
    },
  },
  {
    fault: 'ends a stream before its last event',
    noticedBy: GIVES_BACK,
    log: class extends StoredLog {
      override streamEvents(stream: string): StoredEvent[] | null {
        const events = super.streamEvents(stream);
        return events && events.length > 1 ? events.slice(0, -1) : events;
      }
    },
  },
  {
    fault: 'writes a repeated append again',
    noticedBy: REPEATED,
    log: class extends StoredLog {
      protected override repetition(stream: string, expected: Expected, proposed: readonly ProposedEvent[]) {
        const first = super.repetition(stream, expected, proposed);
        if (first) this.write(stream, proposed);
        return first;
      }
    },
  },
  {
    fault: 'answers a repeated append with the newest event of the stream',
    noticedBy: REPEATED,
    log: class extends StoredLog {
      protected override repetition(stream: string, expected: Expected, proposed: readonly ProposedEvent[]) {
        return super.repetition(stream, expected, proposed) && this.streamEvents(stream)?.at(-1);
      }
    },
  },
  {
    fault: 'takes an append for a repetition when its first id is known',
    noticedBy: 'takes a repetition with other events, another order or another revision for a conflict',
    log: class extends StoredLog {
      protected override repetition(stream: string, expected: Expected, proposed: readonly ProposedEvent[]) {
        return super.repetition(stream, expected, proposed.slice(0, 1));
      }
    },
  },
];
