import { EventStoreUnavailableError } from '../event-store.js';

/** What a call needs: to read a stream or append to it; `$all` is the log of all of them. */
export type Right = Readonly<{ right: 'read' | 'append'; stream: string }>;

/** The log of all streams, which the server lets administrators alone read unless told otherwise. */
export const ALL: Right = { right: 'read', stream: '$all' };

/** The server answers, but not this user; it may once an administrator of it has helped. */
export class MissingRightError extends EventStoreUnavailableError {
  constructor(user: string, { right, stream }: Right, cause: Error) {
    const action = right === 'read' ? `read ${stream}` : `append to ${stream}`;
    const letter = right === 'read' ? '$r' : '$w';
    const list = stream === ALL.stream ? 'the access list of $all' : '$userStreamAcl in $settings';
    super(
      `The event store does not let the user ${user} of EVENTSTORE_URL ${action}: make them a member of $admins, or put them into ${letter} of ${list}`,
      { cause },
    );
  }
}

/** The server does not know the user, or not yet: its own users come to it a moment after its first start. */
export class UnknownUserError extends EventStoreUnavailableError {
  constructor(user: string, cause: Error) {
    super(
      `The event store does not know the user ${user} of EVENTSTORE_URL, or the password is another one`,
      { cause },
    );
  }
}
