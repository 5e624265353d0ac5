import type { ClientBase } from 'pg';

/** Rows per statement in one parameter: far faster in an embedded database than row by row. */
const BATCH = 1000;

type Table = 'catalogue_places' | 'catalogue_hotels';

export class BulkInsert<Row> {
  private rows: Row[] = [];
  count = 0;

  constructor(
    private readonly client: ClientBase,
    private readonly table: Table,
  ) {}

  async add(row: Row): Promise<void> {
    this.rows.push(row);
    this.count += 1;
    if (this.rows.length >= BATCH) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.rows.length === 0) return;
    const batch = JSON.stringify(this.rows);
    this.rows = [];
    await this.client.query(
      `INSERT INTO ${this.table} SELECT * FROM json_populate_recordset(NULL::${this.table}, $1::json)`,
      [batch],
    );
  }
}
