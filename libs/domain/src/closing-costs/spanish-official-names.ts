/** Small charges and papers that the law calls by a name of their own. */
const spanishNames: Readonly<Record<string, string>> = {
  'Affordable Housing Fund fee': 'fondo de vivienda asequible',
  'County conservation fee (deed)': 'conservación de tierras del condado, por la escritura',
  'County conservation fee (mortgage)': 'conservación de tierras del condado, por la hipoteca',
  'Georgia residential mortgage fee': 'cargo por hipoteca de vivienda de Georgia',
  'Graduated Percent Fee (former mansion tax)': 'cargo porcentual graduado (antes «mansion tax»)',
  'Homestead declaration': 'declaración de vivienda familiar (homestead)',
  'Los Angeles Measure ULA': 'Medida ULA de Los Angeles',
  'Mansion tax (base)': 'impuesto básico («mansion tax»)',
  'Mansion tax (before P.L. 2025, c.69)': '«mansion tax» anterior a la ley P.L. 2025, c.69',
  'Mountain View Measure G (2024)': 'Medida G de Mountain View (2024)',
  'Municipal lien certificate': 'certificado de gravámenes municipales',
  'NYC supplemental mansion tax': 'impuesto adicional («mansion tax»)',
  'Property transfer report (RP-5217), home': 'informe de traspaso (RP-5217), vivienda',
  'Property transfer report (RP-5217), other property': 'informe de traspaso (RP-5217), otro inmueble',
  'Register receipt fee (deed of trust)': 'recibo del registro por la hipoteca',
  'Register receipt fee (deed)': 'recibo del registro por la escritura',
  'Sales disclosure form fee': 'formulario de declaración de venta',
  'San Jose Measure E transfer tax': 'Medida E de San Jose',
  'State technology fee / affidavit': 'tecnología y declaración jurada',
  'Transfer fee': 'traspaso por parcela',
  'Transfer tax return (TP-584)': 'declaración del impuesto de transferencia (TP-584)',
  'Well disclosure certificate': 'certificado de pozos de agua',
};

/** The Spanish for a charge's official name; throws where there is none, as an English name helps no Spanish reader. */
export function spanishOfficialName(name: string): string {
  const spanish = spanishNames[name];
  if (spanish === undefined) throw new RangeError(`no Spanish name for "${name}"`);
  return spanish;
}
