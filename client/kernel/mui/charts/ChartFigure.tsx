import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText';
import styles from './charts.module.css';

export type ChartRow = {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** The value as people read it. */
  readonly text: string;
};

export type ChartProps = {
  /** What the chart shows, as one sentence: its accessible name. */
  readonly name: string;
  /** Headings of the table: of the labels, and of the values. */
  readonly columns: readonly [string, string];
  readonly rows: readonly ChartRow[];
};

/** A drawing with the sentence that names it, and the same as a table. */
export function ChartFigure({ name, columns, rows, children }: ChartProps & { readonly children: ReactNode }) {
  const t = useText();
  return (
    <figure className={styles.figure}>
      <div role="img" aria-label={name}>
        {children}
      </div>
      <details className={styles.asTable}>
        <summary>{t('mui.chartAsTable')}</summary>
        <Table size="small" aria-label={name}>
          <TableHead>
            <TableRow>
              <TableCell component="th" scope="col">
                {columns[0]}
              </TableCell>
              <TableCell component="th" scope="col" align="right">
                {columns[1]}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ id, label, text }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                <TableCell align="right">{text}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </figure>
  );
}
