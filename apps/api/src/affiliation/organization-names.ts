/** What organizations are called, for lists that people read: Organizations answers it from its directory. */
export abstract class OrganizationNames {
  /** By tag, of all that wait or take part. */
  abstract all(): Promise<ReadonlyMap<string, string>>;
}
