/** What JSON can hold; events carry nothing else. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/**
 * A fact of the business. `type` is a string literal that is stored for ever.
 * Name, e-mail and street address stand only in a top-level `person` of `data`, beside the `subjectId`
 * whose key encrypts it; `person` reads as null once the person was erased.
 */
export type DomainEvent<Type extends string = string, Data extends object = object> = Readonly<{
  type: Type;
  data: Readonly<Data>;
}>;
