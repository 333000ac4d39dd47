import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { mostLevels } from '#contract/domain/approvals/matrixTypes.ts';
import type { CellEditorProps } from '#engine/grid/CellInput.tsx';
import type { GridColumn, GridModel } from '#engine/grid/GridModel.ts';
import { CellValue } from './CellValue.tsx';
import { emptyCells, readCell, writeCell } from './model/cellText.ts';
import type { DesignationNames } from './model/designationNames.ts';
import { columnNames, emptyLevel, type ColumnName, type LevelRow } from './model/rows.ts';
import { isNamesColumn } from './NamesInput.tsx';
import { NamesCellInput } from './NamesCellInput.tsx';

const looks: Readonly<Record<ColumnName, Pick<GridColumn<LevelRow>, 'align' | 'width'>>> = {
  approvers: { width: '32%' },
  untilBp: { align: 'end', width: '16%' },
  dealUntilPaise: { align: 'end', width: '20%' },
  reviewers: {},
};

/** Levels down, what each decides across. */
export const useMatrixModel = (names: DesignationNames): GridModel<LevelRow> => {
  const translate = useTranslate();
  return useMemo(() => {
    const editorOf = (name: ColumnName) =>
      isNamesColumn(name)
        ? (props: CellEditorProps<LevelRow>) => (
            <NamesCellInput {...props} of={name} names={names} />
          )
        : undefined;
    const columnOf = (name: ColumnName): GridColumn<LevelRow> => {
      const Editor = editorOf(name);
      return {
        name,
        label: translate(`matrices.column.${name}`),
        ...looks[name],
        empty: { [name]: emptyCells[name] },
        write: row => writeCell(row, name, names),
        // A limit that is none is written as words; its field begins empty.
        begin: row => (row[name] === null ? '' : writeCell(row, name, names)),
        read: text => {
          const read = readCell(name, text, names);
          if ('cells' in read) return read;
          const { why, words } = read.unread;
          return { unread: translate(`matrices.unread.${why}`, { words }) };
        },
        show: row => <CellValue row={row} column={name} names={names} />,
        ...(Editor && { Editor }),
      };
    };
    return {
      columns: columnNames.map(columnOf),
      most: mostLevels,
      added: emptyLevel,
      nameOf: at => `L${at + 1}`,
      words: {
        row: translate('matrices.column.level'),
        added: translate('matrices.save.added'),
        removed: translate('matrices.save.removed'),
      },
    };
  }, [names, translate]);
};
