import { z } from 'zod';
import type { PostEvent } from '../../content/facts.js';
import { catalogueOf } from '../index.js';
import { flag, text, whole } from './fields.js';

const named = z.object({ language: z.enum(['en', 'es']), slug: text });
const post = named.extend({
  title: text,
  description: text,
  excerpt: text,
  author: text,
  category: text,
  tags: z.array(text),
  published: text,
  updated: text.nullable(),
  image: z.object({ src: text, alt: text, width: whole, height: whole }).nullable(),
  translation: text.nullable(),
  featured: flag,
  markdown: text,
});
const name = { language: 'en', slug: 'what-is-escrow' } as const;
const example = {
  ...name,
  title: 'What is escrow?',
  description: 'Who holds the money until closing.',
  excerpt: 'Who holds the money until closing, and why.',
  author: 'Closewise',
  category: 'closing-costs',
  tags: ['Escrow'],
  published: '2026-11-01',
  updated: null,
  image: null,
  translation: 'que-es-escrow',
  featured: false,
  markdown: 'Somebody neutral holds the money.',
};

export const contentEvents = catalogueOf<PostEvent>()({
  PostPublished: { data: post, example },
  PostRevised: { data: post, example: { ...example, updated: '2026-11-20' } },
  PostUnpublished: { data: named, example: name },
});
