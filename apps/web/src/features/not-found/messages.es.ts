import type { NotFoundMessages } from './messages.en';

const es: NotFoundMessages = {
  seo: { title: '404 Página no encontrada | Closewise', description: 'Esta página no existe en Closewise.' },
  title: '404 Página no encontrada',
  body: 'La página que busca no existe o se movió a otra dirección.',
  home: 'Volver al inicio',
};
export default es;
