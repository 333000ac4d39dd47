import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Field } from '#contract/model/types.ts';
import { FieldCell } from '#fields/FieldCell.tsx';

interface Props {
  field: Field;
  value: unknown;
  /** Its place among all columns, counted from 1; absent where every column is drawn. */
  place: number | undefined;
  /** Address of the record; only the first column leads there. */
  to?: string;
  hasTick?: boolean;
  /** It can be changed in its place. */
  isEditable?: boolean;
}

const Cell = ({ field, value, place, to, hasTick = true, isEditable = false }: Props) => {
  const content = <FieldCell field={field} value={value} />;
  if (to !== undefined) {
    return (
      <td className={hasTick ? 'first' : 'first no-tick'} aria-colindex={place}>
        <Link to={to} className="row-link">
          {content}
        </Link>
      </td>
    );
  }
  return (
    <td
      className={field.align === 'end' ? 'end' : undefined}
      aria-colindex={place}
      data-edit={isEditable ? field.path : undefined}
      tabIndex={isEditable ? 0 : undefined}
      aria-keyshortcuts={isEditable ? 'Enter F2' : undefined}
    >
      {content}
    </td>
  );
};

/** One value of a row; drawn again only when it changes. */
export const RowCell = memo(Cell);
