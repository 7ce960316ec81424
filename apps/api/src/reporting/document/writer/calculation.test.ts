import { calculationIn } from './calculation.js';

describe('the arithmetic of a Spanish report', () => {
  it.each([
    ['$300,000.00 × 6.5% ÷ 365 × 1 day = $53.42', '$300,000.00 × 6.5% ÷ 365 × 1 día = $53.42'],
    [
      '13/12 of $5,440.00 by the dates of the bills, 2 of them the RESPA cushion = $5,893.33, less $4,814.03 credited by the seller = $1,079.30',
      '13/12 de $5,440.00 según las fechas de los recibos, 2 de ellos como reserva RESPA = $5,893.33, menos $4,814.03 que abona el vendedor = $1,079.30',
    ],
    [
      '3/12 of $4,933.00: 1 month to the next premium, 2 the RESPA cushion = $1,233.25',
      '3/12 de $4,933.00: 1 mes hasta la próxima prima y 2 como reserva RESPA = $1,233.25',
    ],
    [
      'about 1.25% of the price, $5,000.00 a year: $5,000.00 due before the first loan payment, less $4,424.66 credited by the seller = $575.34',
      'cerca de 1.25% del precio, $5,000.00 al año: $5,000.00 que vencen antes del primer pago del préstamo, menos $4,424.66 que abona el vendedor = $575.34',
    ],
    [
      'about 1.77% of the price, $7,080.00 a year: $808.04 to the seller for days already paid = $808.04',
      'cerca de 1.77% del precio, $7,080.00 al año: $808.04 al vendedor por días ya pagados = $808.04',
    ],
    [
      'about 1.36% of the price, $5,440.00 a year: nothing due at closing; the seller credits $4,814.03 for the days before it',
      'cerca de 1.36% del precio, $5,440.00 al año: nada que pagar en el cierre; el vendedor abona $4,814.03 por los días anteriores',
    ],
    [
      '$25.00 usual; $25.00 to $40.00 for 2 to 5 pages; published as: $20 first page + $5 each additional',
      '$25.00, lo usual; de $25.00 a $40.00 por 2 a 5 páginas; tarifa publicada: $20 primera página + $5 cada página adicional',
    ],
    [
      '$50.00 usual; $50.00 for 2 to 5 pages; published as: $50 up to 5 pages + $3 each additional',
      '$50.00, lo usual; $50.00 por 2 a 5 páginas, según la tarifa publicada',
    ],
    [
      '$400,000.00 by fee schedule with 4.712% excise tax = $2,149.74',
      '$400,000.00 según la tabla de honorarios con 4.712% de impuesto al consumo = $2,149.74',
    ],
    [
      '$1,500,000.00 by fee schedule = $2,800.00; the schedule ends at $1,000,000.00',
      '$1,500,000.00 según la tabla de honorarios = $2,800.00; la tabla termina en $1,000,000.00',
    ],
    [
      '$450.00 to $531.00; published as: $450 concurrent loan policy on $400,000',
      '$450.00 a $531.00, según la tarifa publicada',
    ],
    [
      '$400,000.00 by fee schedule = $550.00; Cook, Will have another fee',
      '$400,000.00 según la tabla de honorarios = $550.00; otra tarifa en Cook, Will',
    ],
    [
      'at most 1% of the loan $80,000.00 = $800.00, with application, underwriting and processing in it',
      'como máximo 1% del préstamo $80,000.00 = $800.00, con solicitud, evaluación y procesamiento incluidos',
    ],
    [
      '$100.00 + $50.00 for the loan above the owner’s policy',
      '$100.00 + $50.00 por la parte del préstamo que supera la póliza del propietario',
    ],
    ['FHA does not finance a building of two to four homes', 'FHA no financia este tipo de propiedad'],
    [
      '$1,500,000.00 by a rate schedule that is known only to $750,000.00, about $750.00',
      '$1,500,000.00 según una tabla de tarifas conocida solo hasta $750,000.00, unos $750.00',
    ],
  ])('says of “%s” what a Spanish reader can check', (english, spanish) => {
    expect(calculationIn('es', english)).toBe(spanish);
    expect(calculationIn('en', english)).toBe(english);
  });

  it('leaves out what it cannot say, rather than say it in English', () => {
    expect(calculationIn('es', 'a fee that the clerk sets')).toBe('');
  });
});
