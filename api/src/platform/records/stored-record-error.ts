export interface RecordPlace {
  readonly table: string;
  readonly id: string;
}

/** Unknown form; tells where, and nothing of the contents. */
export class StoredRecordError extends Error {
  constructor(
    readonly place: RecordPlace,
    readonly path: string,
  ) {
    super(`${place.table} ${place.id} cannot be read${path === '' ? '' : ` at ${path}`}`);
    this.name = 'StoredRecordError';
  }
}
