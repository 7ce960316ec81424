import { DomainError, type Decider } from '../events/index.js';
import type { PostEvent } from './post-events.js';
import type { Post } from './post.js';

export type PostState = Readonly<{ status: 'absent' }> | Readonly<{ status: 'published'; post: Post }>;

export type PostCommand = Readonly<{ type: 'PublishPost'; post: Post } | { type: 'UnpublishPost' }>;

/** The lifecycle of one post; publishing it unchanged records nothing. */
export const postDecider: Decider<PostCommand, PostState, PostEvent> = {
  initialState: { status: 'absent' },
  decide(command, state) {
    if (command.type === 'PublishPost') {
      const { post: data } = command;
      if (state.status === 'absent') return [{ type: 'PostPublished', data }];
      return isSamePost(state.post, data) ? [] : [{ type: 'PostRevised', data }];
    }
    if (state.status === 'absent') throw noSuchPost();
    const { language, slug } = state.post;
    return [{ type: 'PostUnpublished', data: { language, slug } }];
  },
  evolve(_state, event) {
    if (event.type === 'PostUnpublished') return { status: 'absent' };
    return { status: 'published', post: event.data };
  },
};

/** The refusal for an unknown post. */
export const noSuchPost = (): DomainError => new DomainError('content.post-unknown', 'Post not found');

/** Whether two posts are equal, regardless of the order of their fields. */
export const isSamePost = (one: Post, other: Post): boolean => canonical(one) === canonical(other);

const canonical = (post: Post): string =>
  JSON.stringify(post, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
