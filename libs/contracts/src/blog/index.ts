export * from './blog-posts.js';
export * from './blog-query-keys.js';
