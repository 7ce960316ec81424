export * from './post-conflicts.js';
export * from './find-posts.js';
export * from './front-matter.js';
export * from './post.js';
export * from './post-decider.js';
export * from './post-events.js';
