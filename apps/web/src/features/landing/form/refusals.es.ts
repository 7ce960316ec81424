import type { Refusals } from '../../../shared/api/api-error';

/** In place of the server's own sentences, which are English. */
const refusals: Refusals = {
  'reporting.state-unknown':
    'No encontramos el estado en esta dirección. Incluya calle, ciudad, estado y código postal',
  'reporting.place-territory':
    'Estimamos compras en los 50 estados y Washington, DC. No tenemos cifras de Puerto Rico ni de los demás territorios',
  'reporting.closed-for-maintenance':
    'El sitio está en renovación: podrá pedir informes nuevos dentro de 24 a 48 horas. Los ya iniciados siguen abiertos.',
  'reporting.address-military':
    'Esta es una dirección postal militar. Escriba la dirección de la propiedad en uno de los 50 estados o en Washington, DC',
  'reporting.address-foreign':
    'Esta dirección parece estar fuera de Estados Unidos. Escriba la dirección de la propiedad en uno de los 50 estados o en Washington, DC',
  'reporting.zip-contradicts-state':
    'El código postal pertenece a otro estado que el de la dirección. Corrija el que esté mal',
  'reporting.county-unknown':
    'El estado no tiene ningún condado con el nombre que está en la dirección. Revise cómo está escrito o quítelo',
  'reporting.county-outside-zip':
    'El condado de la dirección no corresponde a su código postal. Corrija el que esté mal',
  'reporting.city-outside-county':
    'La ciudad no está en el condado que indica la dirección. Corrija el que esté mal',
  '400': 'El servidor no aceptó los datos. Revise la dirección, el precio y el correo',
  '429': 'Demasiadas solicitudes. Inténtelo de nuevo en un minuto.',
  '503': 'El servicio no está disponible por un momento. Inténtelo de nuevo enseguida.',
};
export default refusals;
