import type { FeeText } from './fee-text.js';

/** Section H: inspections that protect the buyer. */
export const inspectionTexts = {
  inspection_general: {
    name: { en: 'General home inspection', es: 'Inspección general de la vivienda' },
    whoToContact: {
      en: 'An ASHI or InterNACHI certified inspector',
      es: 'Un inspector certificado por ASHI o InterNACHI',
    },
    whatToAskFor: {
      en: 'Ask for a sample report, a price with radon, sewer and termites included, and to be there during the inspection.',
      es: 'Pida un informe de muestra, un precio que incluya radón, alcantarillado y termitas, y estar presente en la inspección.',
    },
  },
  inspection_radon: {
    name: { en: 'Radon test', es: 'Prueba de radón' },
    whoToContact: {
      en: 'Your home inspector or a certified radon tester',
      es: 'Su inspector o un especialista certificado en radón',
    },
    whatToAskFor: {
      en: 'Ask for a 48-hour continuous monitor; at 4 pCi/L or more ask the seller to pay for mitigation.',
      es: 'Pida un monitor continuo de 48 horas; con 4 pCi/L o más, pida al vendedor que pague la mitigación.',
    },
  },
  inspection_sewer: {
    name: { en: 'Sewer line camera inspection', es: 'Inspección del alcantarillado con cámara' },
    whoToContact: { en: 'A plumber or your home inspector', es: 'Un plomero o su inspector' },
    whatToAskFor: {
      en: 'Ask for the video file and the length inspected, up to the public main.',
      es: 'Pida el archivo de video y los pies inspeccionados, hasta la línea pública.',
    },
  },
  inspection_well: {
    name: {
      en: 'Well flow and water test (only with a private well)',
      es: 'Prueba de pozo y de agua (solo con pozo privado)',
    },
    whoToContact: {
      en: 'A well contractor and a certified laboratory',
      es: 'Un contratista de pozos y un laboratorio certificado',
    },
    whatToAskFor: {
      en: 'Ask for the flow over several hours and a laboratory test for bacteria, nitrates and lead.',
      es: 'Pida el caudal durante varias horas y un análisis de laboratorio de bacterias, nitratos y plomo.',
    },
  },
  inspection_septic: {
    name: {
      en: 'Septic inspection (only with a septic system)',
      es: 'Inspección del tanque séptico (solo si lo hay)',
    },
    whoToContact: {
      en: 'A licensed septic contractor',
      es: 'Un contratista de sistemas sépticos con licencia',
    },
    whatToAskFor: {
      en: 'Ask for the tank to be opened and pumped, a load test, and the county’s permit record.',
      es: 'Pida abrir y vaciar el tanque, una prueba de carga y el permiso registrado en el condado.',
    },
  },
  inspection_pool: {
    name: { en: 'Pool and spa inspection', es: 'Inspección de la piscina y el spa' },
    whoToContact: { en: 'A pool inspector', es: 'Un inspector de piscinas' },
    whatToAskFor: {
      en: 'Ask for a leak test, the age of the pump and heater, and whether the fence and drain covers meet local rules.',
      es: 'Pida una prueba de fugas, la edad de la bomba y del calentador, y si la cerca y las rejillas cumplen las normas locales.',
    },
  },
  inspection_roof: {
    name: { en: 'Roof inspection', es: 'Inspección del techo' },
    whoToContact: { en: 'A licensed roofer', es: 'Un techador con licencia' },
    whatToAskFor: {
      en: 'Ask for the roof’s remaining life in writing; insurers will ask how old it is.',
      es: 'Pida por escrito la vida útil restante, pues las aseguradoras preguntan por la edad del techo.',
    },
  },
  inspection_structural: {
    name: { en: 'Structural engineer', es: 'Ingeniero estructural' },
    whoToContact: { en: 'A licensed professional engineer', es: 'Un ingeniero profesional con licencia' },
    whatToAskFor: {
      en: 'Order it when the inspector finds cracks or movement; ask for a stamped letter with the repair and its cost.',
      es: 'Contrátelo si el inspector encuentra grietas o movimiento; pida una carta sellada con la reparación y su costo.',
    },
  },
  inspection_hvac_chimney: {
    name: { en: 'Heating, cooling and chimney inspection', es: 'Inspección de calefacción, aire y chimenea' },
    whoToContact: {
      en: 'A licensed HVAC contractor or chimney sweep',
      es: 'Un contratista de climatización o un deshollinador certificado',
    },
    whatToAskFor: {
      en: 'Ask for the age and remaining life of each unit, and a level 2 report for a chimney.',
      es: 'Pida la edad y la vida útil restante de cada equipo, y un informe de nivel 2 si hay chimenea.',
    },
  },
  inspection_lead_asbestos: {
    name: {
      en: 'Lead, asbestos and mold tests (mostly for homes built before 1978)',
      es: 'Pruebas de plomo, asbesto y moho (sobre todo en casas anteriores a 1978)',
    },
    whoToContact: { en: 'A certified tester', es: 'Un técnico certificado' },
    whatToAskFor: {
      en: 'For a home built before 1978, ask for the ten days that federal law gives you to test for lead.',
      es: 'Si la casa es anterior a 1978, pida los diez días que la ley federal le da para hacer la prueba de plomo.',
    },
  },
  inspection_builder_phase: {
    name: {
      en: 'Inspections during construction and at 11 months',
      es: 'Inspecciones durante la obra y a los 11 meses',
    },
    whoToContact: {
      en: 'An inspector who is independent of the builder',
      es: 'Un inspector independiente del constructor',
    },
    whatToAskFor: {
      en: 'Ask for visits before the pour, before drywall and at the end, and one before the one-year warranty runs out.',
      es: 'Pida visitas antes del vaciado, antes de cerrar las paredes y al final, y otra antes de que venza la garantía de un año.',
    },
  },
  phase1_esa: {
    name: { en: 'Phase I environmental site assessment', es: 'Evaluación ambiental Fase I' },
    whoToContact: { en: 'An environmental consultant', es: 'Un consultor ambiental' },
    whatToAskFor: {
      en: 'Ask for ASTM E1527-21 with a reliance letter for your lender, finished within 180 days before closing.',
      es: 'Pida el estándar ASTM E1527-21 con carta de confianza para su prestamista, terminada dentro de los 180 días antes del cierre.',
    },
  },
  pca_zoning: {
    name: {
      en: 'Property condition and zoning reports',
      es: 'Informes del estado del inmueble y de zonificación',
    },
    whoToContact: {
      en: 'A building engineer and a zoning consultant',
      es: 'Un ingeniero de edificios y un consultor de zonificación',
    },
    whatToAskFor: {
      en: 'Ask for repair costs now and over ten years, and for a letter confirming that your use is allowed.',
      es: 'Pida el costo de reparaciones de hoy y a diez años, y una carta de que su uso está permitido.',
    },
  },
  perc_soil: {
    name: { en: 'Soil, percolation and wetland tests', es: 'Pruebas de suelo, percolación y humedales' },
    whoToContact: {
      en: 'The county health department or a soil scientist',
      es: 'El departamento de salud del condado o un científico de suelos',
    },
    whatToAskFor: {
      en: 'Ask for earlier test results on file, and make the contract contingent on passing the test.',
      es: 'Pida los resultados anteriores archivados y haga que el contrato dependa de aprobar la prueba.',
    },
  },
} as const satisfies Record<string, FeeText>;
