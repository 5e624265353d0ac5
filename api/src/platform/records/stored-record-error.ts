/** Where a stored value stands. */
export interface RecordPlace {
  readonly table: string;
  /** of its row */
  readonly id: string;
}

/** A stored value is not of a form that this code knows. It tells where, and nothing of what stands there. */
export class StoredRecordError extends Error {
  constructor(
    readonly place: RecordPlace,
    /** dot path of the field; '' for all of it */
    readonly path: string,
  ) {
    super(`${place.table} ${place.id} cannot be read${path === '' ? '' : ` at ${path}`}`);
    this.name = 'StoredRecordError';
  }
}
