import type { BlogMessages } from './messages.en';

const es: BlogMessages = {
  seo: {
    title: 'Blog para compradores: costos de cierre explicados | Closewise',
    description:
      'Qué cuesta cerrar la compra de una casa y por qué, línea por línea y con fuentes: prestamista, título, impuestos, seguro, y qué se puede negociar.',
    keywords: 'blog costos de cierre, comprar casa, efectivo para el cierre, seguro de título',
  },
  title: 'Lo que cuesta cerrar, explicado',
  lede: 'Artículos para quienes compran una casa: qué es cada cargo, quién lo fija y qué puede hacer usted. Las cifras llevan sus fuentes.',
  languages: { label: 'Idioma de los artículos', en: 'Inglés', es: 'Español' },
  search: { label: 'Buscar artículos', button: 'Buscar', clear: 'Mostrar todos los artículos' },
  categories: {
    label: 'Temas',
    all: 'Todos los temas',
    names: {
      'closing-costs': 'Costos de cierre',
      'first-time-buyer': 'Primera compra',
      'market-analysis': 'Análisis del mercado',
      negotiation: 'Negociación',
      loans: 'Préstamos',
      mortgages: 'Hipotecas',
      taxes: 'Impuestos',
      insurance: 'Seguros',
      title: 'Título',
    },
  },
  tagged: (tag) => `Con la etiqueta «${tag}»`,
  articles: 'Artículos',
  loading: 'Cargando artículos',
  more: (count) => `+${count} más`,
  minutes: (count) => `${count} min de lectura`,
  by: (author) => `Por ${author}`,
  updated: (date) => `Actualizado el ${date}`,
  popular: 'Temas populares',
  comingSoon: {
    title: 'Próximamente',
    body: 'Estamos preparando información valiosa sobre la compra de vivienda y sus costos.',
  },
  nothing: {
    title: 'No se encontraron artículos',
    body: 'Pruebe con otra palabra o mire todos los temas.',
  },
  pages: { label: 'Páginas', previous: 'Artículos más nuevos', next: 'Artículos más antiguos' },
  notFound: {
    title: 'Artículo no encontrado',
    body: 'Este artículo no existe o fue retirado.',
  },
  failed: { title: 'Artículo no encontrado', body: 'No se pudo cargar el artículo. Inténtelo de nuevo.' },
  back: 'Volver al blog',
  home: 'Inicio',
  getReport: 'Obtenga su informe',
  crumbs: 'Usted está aquí',
  share: {
    button: 'Compartir este artículo',
    refused: 'Copie la dirección de esta página.',
    copied: 'Enlace copiado',
    prompt: '¿Conoce a alguien que va a comprar?',
  },
  promotions: {
    button: 'Obtenga su informe',
    how: 'Vea cómo funciona',
    byCategory: {
      'closing-costs': {
        title: '¿Cuánto costará su cierre?',
        body: 'Cada cargo según su dirección y precio: cuáles son obligatorios, cuáles se negocian y qué decir.',
      },
      'first-time-buyer': {
        title: '¿Compra por primera vez?',
        body: 'Sepa cuánto efectivo necesita el día del cierre antes de hacer una oferta.',
      },
      'market-analysis': {
        title: 'Del mercado a su propia casa',
        body: 'Vea cuánto cuesta comprar en la dirección exacta que tiene en mente.',
      },
      default: {
        title: 'Conozca antes sus costos de cierre',
        body: 'Un informe de una dirección: cada cargo, quién lo fija y a quién preguntar.',
      },
    },
  },
  related: 'Artículos relacionados',
  translation: 'Read this article in English',
  disclaimer: 'Información general, no asesoría legal ni financiera:',
  disclaimerLink: 'Aviso legal, en inglés (se abre en otra pestaña)',
  feed: 'Canal de los artículos',
};
export default es;
