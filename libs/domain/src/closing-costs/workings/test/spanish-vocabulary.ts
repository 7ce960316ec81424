/** Every word allowed in Spanish workings, in lower case. Add a new word after checking that it is Spanish. */
export const spanishWords: ReadonlySet<string> = new Set(
  `
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  a abiertos abona acceso adelantado adicional agregan al algunos alto ambiental ante anteriores antes aparte archivo
  aseguradora auditoría aumento año
  base básica biblioteca
  cada cancelación cargo cargos carta casa catastro centro cerca certificación certificado cierre cinco ciudad cobertura cobra cobran combinada comercial como completo compraron compraventa común con condado condados condominio confirmada conforme conoce conocida conservación construir consumo corresponda crédito cuatro da datos de declaración del descuenta después diferencia distrito documento documentos donde dos dueño día días
  edificio el electrónico elija ellos en endoso endosos entonces entre equipo es escritura espacios estado estándar
  evaluación exentos exento exige extendida
  fechas fiduciaria figura fija fijo fijos financia fondo formato formulario
  garantía general granja
  hasta hipoteca hogar honorarios
  importar impuesto impuestos incluida incluidos industrial inmueble interina inversión
  jurada
  la las le ley libre límite lo los luego lugares
  mayor mayoría mediana mediano menor menos mes meses metropolitana misma mismo mitad mixto mojones monto móvil más máximo mínimo
  nada no nueva nuevo
  o opcional ordinario otra
  acciones acción adosada bueno casi cobren conocer conviene cooperativa da esta ningún paga pagados pagan pagar pago pagó para parcela parroquia parte personas plano por posterior precio prestamista prima primas primer primera primeras primero primeros principal procesamiento proceso programa propia propiedad propietario propietarios propio proporción protección préstamo próxima publica publicada pues página páginas póliza que quienes rancho rango recargo recargos recibos registro regla representante reserva residencia retrase riesgo rurales salvo se secretaría segunda según servicios si simultánea sin sobre solicitud solo su supera supuesta sur tabla tarifa tarifas tasa tecnología termina terreno tierras tipo todo tope tramos traspaso tribunal un una unifamiliar uno unos uso usted usual usuales valor vencen vencido vendedor venta visto vive vivienda viviendas
  agrega agrícola aquí baldío clase comerciales costumbre determinar dice esa incluye inmuebles local medio más pida produce pudieron pudo puede quien rebajas recibo renta ser son suele supuesto sus suyas tasador tierra toma veces último
  agentes comprador comprobó aporta estos incluyen restan totales
  y ya
  zona
  así este comprobamos cuánto determinar esa fiscal gravable indica igual nuestras cifras ofrece porque publican pudimos punto préstamos sola suponemos tendrá tenemos típica viven
  `
    .trim()
    .split(/\s+/),
);

/** Words that exist in both languages; no other English word may be in the Spanish vocabulary. */
export const wordsOfBoth: ReadonlySet<string> = new Set(['a', 'base', 'industrial', 'local', 'no', 'usual']);

/** Names that are the same in both languages: programs, laws, offices, insurers and places of published tariffs. */
export const namesInWorkings: readonly string[] = [
  // loan programs, laws and forms
  'ALTA',
  'FHA',
  'HO',
  'LCHIP',
  'MERS',
  'OLIS',
  'RESPA',
  'USDA',
  'VA',
  'Code Blue',
  // insurers
  'FNF',
  'FNTI',
  'Old Republic',
  'Stewart',
  'Title Guaranty',
  'WFG',
  'Westcor',
  // places
  'Allegheny',
  'Chicago',
  'Colorado Springs',
  'Columbia',
  'Cook',
  'Denver',
  'Henry',
  'Illinois',
  'Kent',
  'Lee',
  'New Castle',
  'Ogle',
  'Philadelphia',
  'Sussex',
];
