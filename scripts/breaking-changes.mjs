/**
 * The changes of an OpenAPI document that would break clients of the older one. Each change is one line, such as
 * `GET /api/orders 200 orders[].total: is gone`, by which it can be accepted.
 */
export function breakingChanges(before, after) {
  const [old, now] = [operationsOf(before), operationsOf(after)];
  return Object.entries(old).flatMap(([name, operation]) =>
    now[name] ? changesOf(name, operation, now[name], { before, after }) : [`${name}: is gone`],
  );
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

const operationsOf = ({ paths }) =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([path, operations]) =>
      methods
        .filter((method) => operations[method])
        .map((method) => [`${method.toUpperCase()} ${path}`, operations[method]]),
    ),
  );

function changesOf(name, old, now, documents) {
  return [
    ...parameterChanges(name, old, now),
    ...bodyChanges(`${name} body`, schemaOf(old.requestBody), schemaOf(now.requestBody), documents, isAsked),
    ...(now.requestBody?.required && !old.requestBody ? [`${name} body: must be sent now`] : []),
    ...Object.entries(old.responses)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([status, response]) =>
        now.responses[status]
          ? bodyChanges(
              `${name} ${status}`,
              schemaOf(response),
              schemaOf(now.responses[status]),
              documents,
              isAnswered,
            )
          : [`${name} ${status}: is gone`],
      ),
  ];
}

const schemaOf = (body) => body?.content?.['application/json']?.schema;

function parameterChanges(name, { parameters: old = [] }, { parameters: now = [] }) {
  const keyOf = ({ in: place, name: called }) => `${place} ${called}`;
  const known = new Map(old.map((parameter) => [keyOf(parameter), parameter]));
  const kept = new Set(now.map(keyOf));
  // The name of a path parameter does not matter to clients.
  const gone = old.filter((parameter) => parameter.in !== 'path' && !kept.has(keyOf(parameter)));
  const demanded = now.filter(
    (parameter) =>
      parameter.in !== 'path' && parameter.required && known.get(keyOf(parameter))?.required !== true,
  );
  return [
    ...gone.map((parameter) => `${name} ${keyOf(parameter)}: is gone`),
    ...demanded.map((parameter) => `${name} ${keyOf(parameter)}: must be sent now`),
  ];
}

/** What a client sends: the API may require less of it and accept more. */
const isAsked = {
  presence: (where, wasRequired, isRequired) =>
    !wasRequired && isRequired ? [`${where}: must be sent now`] : [],
  added: (where, isRequired) => (isRequired ? [`${where}: must be sent now`] : []),
  nullable: (where, was, is) => (was && !is ? [`${where}: may no longer be null`] : []),
  values: (where, old, now) =>
    now
      ? (old ?? []).filter((value) => !now.includes(value)).map((value) => `${where}: '${value}' is refused`)
      : [],
};

/** What a client reads: what was always there stays. */
const isAnswered = {
  presence: (where, wasRequired, isRequired) =>
    wasRequired && !isRequired ? [`${where}: may be missing now`] : [],
  added: () => [],
  nullable: (where, was, is) => (!was && is ? [`${where}: may be null now`] : []),
  values: () => [],
};

function bodyChanges(where, old, now, documents, rules) {
  return old && now ? compare(where, old, now, documents, rules, 0) : old ? [`${where}: is gone`] : [];
}

const deepest = 12;

function compare(where, oldRef, nowRef, documents, rules, depth) {
  const old = resolved(oldRef, documents.before);
  const now = resolved(nowRef, documents.after);
  if (depth > deepest) return [];
  if (old.type !== undefined && now.type !== undefined && old.type !== now.type)
    return [`${where}: is ${now.type} where it was ${old.type}`];
  const next = (place, one, other) => compare(place, one, other, documents, rules, depth + 1);
  return [
    ...rules.nullable(where, old.nullable === true, now.nullable === true),
    ...rules.values(where, old.enum, now.enum),
    ...(old.items && now.items ? next(`${where}[]`, old.items, now.items) : []),
    ...(old.properties && now.properties ? fieldChanges(where, old, now, rules, next) : []),
  ];
}

function fieldChanges(where, old, now, rules, next) {
  const isRequired = (schema, field) => (schema.required ?? []).includes(field);
  const placeOf = (field) => (where.endsWith('[]') ? `${where}.${field}` : `${where} ${field}`);
  const added = Object.keys(now.properties).filter((field) => !(field in old.properties));
  return [
    ...Object.entries(old.properties).flatMap(([field, schema]) =>
      field in now.properties
        ? [
            ...rules.presence(placeOf(field), isRequired(old, field), isRequired(now, field)),
            ...next(placeOf(field), schema, now.properties[field]),
          ]
        : [`${placeOf(field)}: is gone`],
    ),
    ...added.flatMap((field) => rules.added(placeOf(field), isRequired(now, field))),
  ];
}

/** A schema without its references, and with `null` set apart, however its version of OpenAPI writes it. */
function resolved(schema, document) {
  const { $ref, anyOf, oneOf, allOf, ...rest } = schema;
  const parts = oneOf ?? anyOf ?? allOf ?? [];
  const [only, ...others] = parts.filter(({ type }) => type !== 'null');
  const named = $ref && document.components.schemas[$ref.replace('#/components/schemas/', '')];
  const inner = named ?? (only && others.length === 0 ? only : undefined);
  const shape = inner ? resolved(inner, document) : rest;
  const types = [shape.type].flat();
  return {
    ...shape,
    type: types.find((type) => type !== 'null'),
    enum: shape.enum?.filter((value) => value !== null),
    nullable:
      rest.nullable === true ||
      shape.nullable === true ||
      types.includes('null') ||
      parts.some(({ type }) => type === 'null'),
  };
}
