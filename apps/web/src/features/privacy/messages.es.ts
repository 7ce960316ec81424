import type { PrivacyMessages } from './messages.en';

const es: PrivacyMessages = {
  seo: {
    title: 'Política de privacidad | Closewise',
    description:
      'Qué guarda Closewise sobre quienes compran casa, para qué, por cuánto tiempo, quién lo recibe y cómo verlo o borrarlo.',
    keywords:
      'política de privacidad, datos personales, informe de costos de cierre, conservación de datos, borrar mis datos',
  },
  title: 'Política de privacidad',
  updated: 'Última actualización: 7 de mayo de 2025',
  lede: 'Qué guardamos sobre usted, para qué, por cuánto tiempo y cómo pedir que se borre.',
  contents: 'En esta página',
  sections: [
    {
      id: 'resumen',
      title: 'En pocas palabras',
      paragraphs: [
        'No necesita una cuenta. Preguntamos por la propiedad, el precio y la forma de compra porque con eso se calcula el informe. Pedimos su correo electrónico para enviarle el enlace y los avisos sobre el informe, como un cambio o un reembolso.',
        'No vendemos sus datos ni damos su dirección o correo a prestamistas, agentes o compañías de títulos.',
      ],
    },
    {
      id: 'que-recopilamos',
      title: 'Qué recopilamos',
      paragraphs: [
        'Para el informe: la dirección de la propiedad, el precio de compra, el tipo de comprador, el tipo de propiedad, si hay piscina, lo que usted añada sobre el condado o los límites de la ciudad, lo que nos diga al precisar el informe, como su préstamo o la fecha de cierre, y su correo electrónico, al que se envía el enlace.',
        'Para el pago: el monto, la hora y el estado, un identificador del proveedor de tarjetas y, para su recibo, la marca y los últimos cuatro dígitos de la tarjeta. El número de su tarjeta va de su navegador al proveedor de tarjetas; nunca llega a nuestros servidores.',
        'Para las referencias: el código del enlace por el que llegó, que se guarda 30 días en su navegador. Se registra con su compra para pagar al socio que lo envió.',
        'De los socios: nombre, correo electrónico, sitio web y la organización a la que dicen pertenecer. Los datos bancarios se dan al proveedor de pagos, no a nosotros.',
        'Para contar las visitas: cuántos visitantes tiene el sitio cada día y cuántos siguen el enlace de un socio. Para contarlo a usted una sola vez, convertimos su dirección de red y el nombre de su navegador en un código con una clave aleatoria. La clave y los códigos se eliminan al terminar el día (UTC). Para esto no se guarda nada en su navegador, no se conservan ni la dirección ni el nombre del navegador, y solo queda un número. Si su navegador envía Global Privacy Control, no se le cuenta.',
        'Por seguridad: nuestros servidores ven su dirección IP. Se usa para responderle y para limitar las solicitudes, de modo que nadie sature el servicio ni adivine enlaces de informes. Cuando alguien entra en una cuenta de socio o de nuestro personal, la dirección se guarda con ese acceso, para que el titular de la cuenta y nosotros podamos reconocer a un extraño.',
      ],
    },
    {
      id: 'para-que',
      title: 'Para qué lo usamos',
      paragraphs: [
        'Para hacer su informe y mostrarlo en su enlace; para enviarle su enlace por correo; para cobrar y registrar el cobro en nuestros libros; para pagar a los socios; y para mantener seguro el servicio.',
        'No creamos un perfil de usted, y ninguna máquina toma decisiones sobre usted. Las cifras del informe salen de reglas y tarifas publicadas, no de datos de otros compradores.',
      ],
    },
    {
      id: 'quien-lo-recibe',
      title: 'Quién lo recibe',
      paragraphs: [
        'El proveedor de tarjetas que recibe su pago, el proveedor que paga a los socios, el servicio de correo que entrega su informe y la empresa que aloja nuestros servidores. Cada uno recibe lo que su tarea requiere. A lo que ellos guardan se aplican sus propias políticas de privacidad.',
        'Cuando buscamos datos de la propiedad, como su zona de inundación o las ventas cercanas, la dirección de la calle va al geocodificador de la Oficina del Censo de los EE. UU. y a nuestro proveedor de registros públicos; FEMA recibe el punto en el mapa. Ninguno de ellos recibe su nombre, su correo ni lo que usted paga.',
        'Cuando un modelo de lenguaje redacta una parte del informe, su proveedor recibe el tipo de compra, cifras del informe, y el estado, el condado y la ciudad. No recibe la calle, el código postal, su nombre ni su correo.',
        'Las autoridades, cuando la ley lo exige.',
        'El socio cuyo enlace usó ve cuándo hubo una venta, cuánto se pagó y se reembolsó, y cuánto gana él. Nunca ve su nombre, dirección, correo ni informe.',
      ],
    },
    {
      id: 'almacenamiento',
      title: 'Cookies y almacenamiento del navegador',
      paragraphs: [
        'Sin su consentimiento solo se guarda lo que la compra necesita. La analítica y la publicidad están apagadas hasta que usted las permita, y se respeta la señal Global Privacy Control de su navegador. Las visitas se cuentan sin ninguno de los dos. La política de cookies enumera cada entrada.',
      ],
    },
    {
      id: 'cuanto-tiempo',
      title: 'Cuánto tiempo lo guardamos',
      paragraphs: [
        'Un informe sin pagar se borra a los 30 días. Un informe pagado normalmente se borra a los 365 días de haberse generado: guarde o imprima antes lo que necesite.',
        'Los registros de pagos se conservan como exige la ley fiscal. Contienen montos, fechas, identificadores y los últimos cuatro dígitos de la tarjeta, sin dirección ni correo.',
        'Los datos de los socios se guardan mientras la cuenta está abierta. Cuando se cierra, se borran los datos personales, y los asientos de nuestros libros quedan bajo el código del socio.',
      ],
    },
    {
      id: 'proteccion',
      title: 'Cómo se protege',
      paragraphs: [
        'Los datos que lo identifican están cifrados con una clave distinta para cada informe. Para borrarlos destruimos la clave, y así tampoco se pueden leer las copias y los respaldos. Los enlaces de los informes contienen números que no se pueden adivinar. Todo el tráfico va cifrado.',
        'Quien tiene el enlace de un informe puede leerlo. Compártalo solo con quien pueda verlo.',
      ],
    },
    {
      id: 'sus-derechos',
      title: 'Sus derechos',
      paragraphs: [
        'Puede preguntar qué guardamos sobre usted, recibir una copia, pedir que se corrija y pedir que se borre antes de tiempo. Puede oponerse a la analítica y a la publicidad en cualquier momento en la configuración de cookies. Estos derechos son iguales para todas las personas, sin importar en qué estado vivan, y ejercerlos no cuesta nada.',
        'Responda a cualquier correo nuestro o escriba a la dirección que lo envió. Indique el correo electrónico o el número del informe para que podamos encontrar sus datos; podemos pedirle que demuestre que la solicitud es suya. Respondemos en 30 días.',
      ],
    },
    {
      id: 'menores',
      title: 'Menores de edad',
      paragraphs: [
        'El servicio es para personas de 18 años o más. No recopilamos a sabiendas datos de menores; si ocurrió, avísenos y los borraremos.',
      ],
    },
    {
      id: 'cambios',
      title: 'Cambios',
      paragraphs: [
        'Cuando cambia esta política, también cambia la fecha que aparece arriba. Los datos recopilados con una versión anterior quedan protegidos al menos igual de bien.',
      ],
    },
  ],
};
export default es;
