export { previewOf } from './preview.js';
export { previewText } from './preview-text.js';
export { sampleDocument, type PreviewOptions } from './sample-document.js';
