export { ContentModule } from './content.module.js';
export { FirstPosts } from './publishing/first-posts.js';
