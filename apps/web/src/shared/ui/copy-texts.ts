/** English only, like the pages that have such a button. */
const words = {
  copy: 'Copy',
  copied: 'Copied!',
  failed: {
    title: 'Your browser did not copy it',
    description: 'Select the text and copy it by hand.',
  },
};
export default words;
