import type { UnauthorizedMessages } from './messages.en';

const es: UnauthorizedMessages = {
  seo: {
    title: 'Acceso denegado | Closewise',
    description: 'Esta página de Closewise es para administradores.',
  },
  title: 'Acceso denegado',
  lede: 'No tiene permiso para acceder a esta página',
  body: 'Se requieren privilegios de administrador para verla. Si los tiene, cierre la sesión y entre con su cuenta de administrador.',
  home: 'Volver al inicio',
  logout: 'Cerrar sesión',
  loggedOut: 'Sesión cerrada',
  logoutFailed: 'No se pudo cerrar la sesión',
  stillSignedIn: 'La sesión sigue abierta. Inténtelo de nuevo.',
};
export default es;
