import Box from '@mui/material/Box';
import { useEvent, type Identifier, type RaRecord } from 'react-admin';
import { use, useCallback, useMemo, useRef, type RefObject } from 'react';
import { useLanguage } from '#parts/useLanguage.ts';
import { ToldContext } from '../../ToldContext.ts';
import { useNames } from '../../useNames.ts';
import type { Columns } from '../columns/useColumns.ts';
import { editPlaces, placeOfCell } from '../inline/editPlaces.ts';
import { useInlineEdit } from '../inline/useInlineEdit.ts';
import { SkeletonRows } from '../SkeletonRows.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow, type RowProps } from './TableRow.tsx';
import { widths } from '../tableSizes.ts';
import { tableStyles } from './tableStyles.ts';
import { titleWhenCut } from './titleWhenCut.ts';
import type { Folds } from '../tree/Fold.ts';
import type { ListState } from '../state/HeldList.tsx';
import type { AddressOf } from '../useAddressOf.ts';
import { useMoreAside } from '#parts/page/useMoreAside.ts';
import { useTableKeys } from './useTableKeys.ts';
import type { Selection } from '../bulk/useSelection.ts';
import { useVirtualWindow } from '../window/useVirtualWindow.ts';

interface Props {
  /** What scrolls. */
  frame: RefObject<HTMLElement | null>;
  state: ListState;
  rows: readonly RaRecord[];
  /** Where they are a tree. */
  folds?: Folds | undefined;
  columns: Columns;
  /** Null: rows cannot be selected. */
  selection: Selection | null;
  /** Null: a record has no page that could be opened. */
  addressOf: AddressOf | null;
  /** Keys that work wherever the focus is; not on a page with several lists. */
  hasPageKeys?: boolean;
  actionsOf: RowProps['actionsOf'];
  onMenu: RowProps['onMenu'];
}

const Space = ({ height, cells }: { height: number; cells: number }) =>
  height > 0 && (
    <tr aria-hidden style={{ height }}>
      <td className="gap" colSpan={cells} aria-hidden />
    </tr>
  );

/** The rows as a table whose head and first column stay in sight; of a large one only what is near is drawn. */
export const ListTable = (props: Props) => {
  const { frame, state, rows, columns, selection, addressOf, actionsOf, onMenu } = props;
  const { hasPageKeys = true, folds } = props;
  const { isPending, isPlaceholderData, total, sort, setSort, perPage, page } = state;
  const { shown, resize } = columns;
  const { heading, titleOf } = useNames();
  const body = useRef<HTMLTableSectionElement>(null);
  const columnWidths = useMemo(() => shown.map(({ width }) => width), [shown]);
  const near = useVirtualWindow({ frame, count: rows.length, widths: columnWidths });
  const { editing, setEditing, canEdit } = useInlineEdit(rows);
  const language = useLanguage();
  const told = use(ToldContext);
  const cells = shown.length + (selection ? 2 : 1);
  const before = folds ? 2 : (page - 1) * perPage + 2;

  const { onKeyDown, onFocus, focusCell } = useTableKeys({
    body,
    frame,
    rows,
    near,
    setEditing,
    hasPageKeys,
    folds,
  });
  const onEdited = useCallback(() => {
    if (editing) focusCell(editing);
  }, [editing, focusCell]);
  const onNext = useCallback(
    (isBack: boolean) => {
      const places = editPlaces(body.current);
      const at = places.findIndex(
        ({ id, path }) => path === editing?.path && id === String(editing?.id),
      );
      const next = at === -1 ? undefined : places[at + (isBack ? -1 : 1)];
      if (!next && editing) focusCell(editing);
      const record = next && rows.find(({ id }) => String(id) === next.id);
      setEditing(next && record ? { id: record.id, path: next.path } : null);
    },
    [editing, focusCell, rows, setEditing],
  );

  const minWidth =
    columnWidths.reduce((sum, width) => sum + width, selection ? widths.tick : 0) + widths.last;
  useMoreAside(frame);
  const onSort = useEvent((field: string) =>
    setSort({ field, order: sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC' }),
  );
  const onSelect: (id: Identifier, isRange: boolean) => void = selection?.select ?? ignore;
  return (
    <Box
      component="table"
      role={folds && 'treegrid'}
      aria-label={heading}
      aria-rowcount={
        folds ? rows.length + 1 : total === undefined || !state.isTotalExact ? -1 : total + 1
      }
      aria-colcount={near.columns.from === 0 ? undefined : cells}
      aria-busy={isPending || isPlaceholderData}
      sx={tableStyles}
      style={{ minWidth }}
    >
      <TableHead
        columns={shown}
        onResize={resize}
        sort={sort}
        onSort={onSort}
        orders={state.orders}
        selection={selection && selection.page}
        onSelectPage={selection?.togglePage ?? ignore}
      />
      {/* Hears what happens in its cells and links, which are what takes the focus. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <tbody
        ref={body}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onPointerOver={titleWhenCut}
        onDoubleClick={event => {
          const place = placeOfCell(event.target, rows);
          if (place) setEditing(place);
        }}
      >
        {isPending ? (
          <SkeletonRows rows={Math.min(perPage, 20)} cells={cells} />
        ) : (
          // One flat list, so that a row stays the same wherever the drawn parts begin.
          near.rows.flatMap(({ from, to }, part) => [
            <Space
              key={`space.${part}`}
              height={(from - (near.rows[part - 1]?.to ?? 0)) * near.rowHeight}
              cells={cells}
            />,
            ...rows
              .slice(from, to)
              .map((record, index) => (
                <TableRow
                  key={record.id}
                  record={record}
                  fold={folds?.of(record)}
                  rowIndex={before + from + index}
                  title={titleOf(record)}
                  to={addressOf?.(record) ?? null}
                  columns={shown}
                  language={language}
                  told={told}
                  near={near.columns}
                  isSelected={selection && selection.has(record.id)}
                  onSelect={onSelect}
                  actionsOf={actionsOf}
                  onMenu={onMenu}
                  editing={editing?.id === record.id ? editing.path : null}
                  canEdit={canEdit}
                  onEdited={onEdited}
                  onNext={onNext}
                />
              )),
          ])
        )}
        {!isPending && (
          <Space
            height={(rows.length - (near.rows.at(-1)?.to ?? rows.length)) * near.rowHeight}
            cells={cells}
          />
        )}
      </tbody>
    </Box>
  );
};

const ignore = () => undefined;
