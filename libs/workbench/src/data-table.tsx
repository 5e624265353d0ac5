import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export interface Column<Row> {
  name: string;
  head: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  /** the first one says what a row is about */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => string;
}

/** Rows as a table; on a phone each is a card with its heads beside its cells. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, head, isNumber }) => (
            <th key={name} scope="col" data-number={isNumber}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row, index)}>
            <th scope="row" data-head={first.head}>
              {first.cell(row)}
            </th>
            {others.map(({ name, head, cell, isNumber }) => (
              <td key={name} data-head={head} data-number={isNumber}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
