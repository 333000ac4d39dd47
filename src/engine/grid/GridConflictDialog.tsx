import { useTranslate } from 'react-admin';
import { missingDate } from '#contract/domain/texts/missing.ts';
import { SidesDialog } from '../conflict/SidesDialog.tsx';
import type { GridModel, GridRow } from './GridModel.ts';
import { settledRows, type RowsMerge } from './mergeRows.ts';
import { rowWords } from './rowWords.ts';

interface Props<R extends GridRow> {
  conflict: RowsMerge;
  model: GridModel<R>;
  /** Who saved first. */
  person: string;
  isSaving: boolean;
  onResolve: (rows: readonly R[]) => void;
  /** Back to the grid, with everything as it was. */
  onClose: () => void;
}

/** Cell by cell, whose value stays: mine, theirs, and what both started from. */
export const GridConflictDialog = <R extends GridRow>(props: Props<R>) => {
  const { conflict, model, onResolve, ...rest } = props;
  const translate = useTranslate();
  const { conflicts, order } = conflict;
  const empty = Object.assign(model.added([]), ...model.columns.map(column => column.empty)) as R;
  const clashes = conflicts.map(({ path, mine, theirs, original }) => {
    const [key = '', columnName] = path.split('.');
    const column = model.columns.find(({ name }) => name === columnName);
    const words = (value: unknown): string => {
      if (column) return column.write({ ...empty, [column.name]: value }) || missingDate;
      return value ? rowWords(model, { ...empty, ...value }) : model.words.removed;
    };
    return {
      path,
      label: `${model.nameOf(order.indexOf(key))} ${column?.label ?? ''}`,
      mine: words(mine),
      theirs: words(theirs),
      original: words(original),
    };
  });
  return (
    <SidesDialog
      {...rest}
      clashes={clashes}
      text={translate('engine.grid.conflict', { smart_count: conflicts.length })}
      onResolve={sideOf =>
        onResolve(
          settledRows<R>(
            conflict,
            model.columns.map(({ name }) => name),
            conflicts.map(one => one[sideOf(one.path)]),
          ),
        )
      }
    />
  );
};
