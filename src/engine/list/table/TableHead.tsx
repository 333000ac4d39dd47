import { useTranslate } from 'react-admin';
import { memo, useRef, useState } from 'react';
import type { Field } from '#contract/model/types.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { tooManyToSort } from '#contract/domain/lists/tooManyToSort.ts';
import { useTold } from '#parts/useTold.ts';
import { useText } from '#parts/useText.ts';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { ColumnEdge } from '../columns/ColumnEdge.tsx';
import type { Column, Columns } from '../columns/useColumns.ts';
import { stretched } from '../columns/stretched.ts';
import { widths } from '../tableSizes.ts';
import type { ListState } from '../state/HeldList.tsx';

interface Props {
  columns: readonly Column[];
  onResize: Columns['resize'];
  sort: ListState['sort'];
  onSort: (field: string) => void;
  /** The fields by which as many rows as there are can be sorted; undefined: all. */
  orders: ListState['orders'];
  /** Null: rows cannot be selected. */
  selection: 'none' | 'some' | 'all' | null;
  onSelectPage: () => void;
}

type SortProps = Pick<Props, 'sort' | 'onSort' | 'orders'> & { field: Field };

const Sort = ({ field, sort, onSort, orders }: SortProps) => {
  const text = useText();
  const told = useTold();
  const isOffered = !orders || orders.includes(field.path);
  const isSorted = sort.field === field.path;
  const isDown = isSorted && sort.order === 'DESC';
  // An arrow that nobody sees yet is not drawn: its place is kept.
  const [wasReached, setReached] = useState(false);
  const reach = () => setReached(true);
  return (
    <button
      type="button"
      className="sort"
      aria-disabled={!isOffered}
      title={isOffered ? undefined : told(tooManyToSort)}
      onPointerEnter={reach}
      onFocus={reach}
      onClick={() => isOffered && onSort(field.path)}
    >
      {text(field.label)}
      {(isSorted || wasReached) && <Icon name={isDown ? 'arrow-down' : 'arrow-up'} size={14} />}
    </button>
  );
};

const Head = (props: Props) => {
  const { columns, onResize, sort, onSort, orders, selection, onSelectPage } = props;
  const translate = useTranslate();
  const text = useText();
  const group = useRef<HTMLTableColElement>(null);
  const hasTick = selection !== null;
  const sizes = stretched(columns, hasTick);

  /** Shows a width while it is drawn, in the page alone. */
  const draw = (index: number, width: number) => {
    const col = group.current?.children.item(index + (hasTick ? 1 : 0));
    const table = group.current?.closest('table');
    if (!(col instanceof HTMLElement) || !table) return;
    const others = columns.reduce((sum, one, at) => sum + (at === index ? 0 : one.width), 0);
    col.style.width = `${width}px`;
    table.style.minWidth = `${others + width + (hasTick ? widths.tick : 0) + widths.last}px`;
  };

  return (
    <>
      <colgroup ref={group} style={{ ...sizes.group }}>
        {hasTick && <col style={{ width: widths.tick }} />}
        {sizes.widths.map((width, index) => (
          <col key={columns[index]?.field.path} style={{ width }} />
        ))}
        <col style={{ width: columns[0]?.isFixed ? undefined : widths.last }} />
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {hasTick && (
            <th className="tick" scope="col">
              <input
                type="checkbox"
                aria-label={translate('engine.list.select_page')}
                checked={selection === 'all'}
                ref={input => {
                  if (input) input.indeterminate = selection === 'some';
                }}
                onChange={onSelectPage}
              />
            </th>
          )}
          {columns.map(({ field, width, isSortable }, index) => {
            const isSorted = sort.field === field.path;
            const className = [
              index === 0 && `first ${hasTick ? '' : 'no-tick'}`,
              field.align === 'end' && 'end',
            ]
              .filter(Boolean)
              .join(' ');
            return (
              <th
                key={field.path}
                scope="col"
                className={className}
                // The edge has a name of its own, which is none of the column's.
                aria-label={text(field.label)}
                aria-sort={
                  isSorted ? (sort.order === 'DESC' ? 'descending' : 'ascending') : undefined
                }
              >
                {!isSortable ? (
                  <span className="plain">{text(field.label)}</span>
                ) : (
                  <Sort field={field} sort={sort} onSort={onSort} orders={orders} />
                )}
                <ColumnEdge
                  label={text(field.label)}
                  width={width}
                  onDraw={next => draw(index, next)}
                  onResize={next => onResize(field.path, next)}
                />
              </th>
            );
          })}
          <th className="last" scope="col">
            <VisuallyHidden>{translate('engine.list.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
    </>
  );
};

/** Column heads that sort, the one that does with `aria-sort`, and edges that set the width. */
export const TableHead = memo(Head);
