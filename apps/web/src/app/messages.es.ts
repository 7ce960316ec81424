import type { ShellMessages } from './messages.en';

const es: ShellMessages = {
  skip: 'Saltar al contenido',
  brand: 'Closewise, inicio',
  nav: {
    label: 'Principal',
    home: 'Inicio',
    how: 'Cómo funciona',
    blog: 'Blog',
    faq: 'Preguntas',
    menu: 'Menú',
    closeMenu: 'Cerrar el menú',
    sample: 'Informe de muestra',
    start: 'Obtener mi informe',
  },
  toasts: { label: 'Notificaciones', close: 'Cerrar la notificación' },
  maintenance: {
    seo: {
      title: 'Sitio en renovación | Closewise',
      description: 'Closewise está cerrado por mantenimiento y volverá pronto.',
    },
    title: 'Sitio en renovación',
    body: 'Estamos mejorando Closewise. Podrá iniciar un informe nuevo cuando volvamos.',
    expected: 'Tiempo previsto: de 24 a 48 horas',
    begun:
      'Los informes iniciados o pagados siguen abiertos en sus enlaces. Esta página abrirá el sitio por sí sola.',
  },
  footer: {
    tagline: 'Cada costo de cierre de su casa, en español e inglés claros, antes de firmar.',
    navLabel: 'Pie de página',
    navigation: 'Navegación',
    states: 'Costos por estado',
    findReport: 'Encontrar mi informe',
    partners: 'Socios',
    affiliates: 'Programa de afiliados',
    enrollment: 'Inscripción de organizaciones',
    harLogin: 'Acceso al panel de HAR',
    organizations: 'Organizaciones',
    legal: 'Información legal',
    privacy: 'Política de privacidad',
    termsOfService: 'Términos de servicio',
    refunds: 'Política de reembolso',
    cookies: 'Política de cookies',
    legalDisclaimer: 'Aviso legal',
    company: 'Empresa',
    admin: 'Administración',
    disclaimer:
      'Closewise no es prestamista, corredor, compañía de títulos ni bufete de abogados. Las cifras son estimaciones para planificar; no sustituyen el Loan Estimate ni el Closing Disclosure que su prestamista debe entregarle.',
    terms: 'Todas las ventas son finales. Solo para mayores de 18 años.',
    rights: '© Closewise. Todos los derechos reservados.',
    cookieSettings: 'Administrar cookies',
  },
};
export default es;
