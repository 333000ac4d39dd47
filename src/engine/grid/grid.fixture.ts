import type { CellRead, GridColumn, GridModel } from './GridModel.ts';

/** A target of a person: who, and how much. */
export interface Target {
  readonly key: string;
  readonly name: string;
  readonly amount: number | null;
}

const name: GridColumn<Target> = {
  name: 'name',
  label: 'Name',
  empty: { name: '' },
  write: row => row.name,
  read: text => ({ cells: { name: text } }),
};

const amount: GridColumn<Target> = {
  name: 'amount',
  label: 'Amount',
  align: 'end',
  empty: { amount: null },
  write: row => (row.amount === null ? '' : String(row.amount)),
  read: (text): CellRead<Target> =>
    /^\d*$/.test(text)
      ? { cells: { amount: text === '' ? null : Number(text) } }
      : { unread: `"${text}" is no number` },
};

export const model: GridModel<Target> = {
  columns: [name, amount],
  most: 5,
  added: rows => ({ key: `n${rows.length}`, name: '', amount: null }),
  nameOf: at => `No. ${at + 1}`,
  words: { row: 'Row', added: 'New row', removed: 'Removed row' },
};

export const columnNames = ['name', 'amount'] as const;

export const rows: readonly Target[] = [
  { key: 'a', name: 'Asha', amount: 10 },
  { key: 'b', name: 'Bela', amount: 20 },
  { key: 'c', name: 'Chirag', amount: 30 },
];
