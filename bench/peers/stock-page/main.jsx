import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './index.css';

/* global STOCK_WORDS */
/** What `npm create vite` begins with: one root, rendered in the browser; the words are those of the page it stands beside. */
createRoot(document.getElementById('root')).render(
  <StrictMode>
    <main>
      {STOCK_WORDS.map(({ tag: Tag, text }, index) => (
        <Tag key={index}>{text}</Tag>
      ))}
    </main>
  </StrictMode>,
);
