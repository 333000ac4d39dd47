import { memo } from 'react';
import { Link } from 'react-router-dom';
import { formatValue } from '#contract/kinds/formatValue.ts';
import type { Field, Language } from '#contract/model/types.ts';
import { FieldCell, isPlainCell } from '#fields/FieldCell.tsx';

interface Props {
  field: Field;
  value: unknown;
  language: Language;
  /** Its place among all columns, counted from 1; absent where every column is drawn. */
  place: number | undefined;
  /** Address of the record; only the first column leads there. */
  to?: string;
  hasTick?: boolean;
  /** It can be changed in its place. */
  isEditable?: boolean;
}

const Cell = (props: Props) => {
  const { field, value, language, place, to, hasTick = true, isEditable = false } = props;
  if (to !== undefined) {
    return (
      <td className={hasTick ? 'first' : 'first no-tick'} aria-colindex={place}>
        <Link to={to} className="row-link">
          <FieldCell field={field} value={value} />
        </Link>
      </td>
    );
  }
  // Words stand in the cell itself: an element and two components less, a thousand times while a wide list scrolls.
  const isPlain = isPlainCell(field);
  return (
    <td
      className={`${isPlain ? 'plain' : ''}${field.align === 'end' ? ' end' : ''}` || undefined}
      aria-colindex={place}
      data-edit={isEditable ? field.path : undefined}
      tabIndex={isEditable ? 0 : undefined}
      aria-keyshortcuts={isEditable ? 'Enter F2' : undefined}
    >
      {isPlain ? formatValue(field, value, language) : <FieldCell field={field} value={value} />}
    </td>
  );
};

/** One value of a row; drawn again only when it changes. */
export const RowCell = memo(Cell);
