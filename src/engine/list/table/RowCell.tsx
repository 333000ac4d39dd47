import { LinkBase, type RaRecord } from 'react-admin';
import { memo, type ReactNode } from 'react';
import { formatValue } from '#contract/kinds/formatValue.ts';
import type { Field, Language } from '#contract/model/types.ts';
import { FieldCell, isPlainCell, signOf } from '#fields/FieldCell.tsx';
import { PlainIcon } from '#fields/PlainCell.tsx';
import { FieldFigure } from '../../figures/FieldFigure.tsx';

interface Props {
  field: Field;
  value: unknown;
  /** How the name begins with what stands beside it: drawn only while that is scrolled out of sight. */
  repeated?: string | undefined;
  /** Only where the value is a figure that opens: what it tells the parts of. */
  record?: RaRecord | undefined;
  language: Language;
  /** Words in the place of no value. */
  missing?: string | null;
  /** Its place among all columns, counted from 1; absent where every column is drawn. */
  place: number | undefined;
  /** The first column leads to the record. */
  isFirst?: boolean;
  /** Address of the record; null: it has no page. */
  to?: string | null;
  hasTick?: boolean;
  /** Stands before what the first column says. */
  lead?: ReactNode;
  /** It can be changed in its place. */
  isEditable?: boolean;
}

const Cell = (props: Props) => {
  const { field, value, record, language, place, isFirst, to, hasTick = true } = props;
  const { isEditable = false, missing = null } = props;
  // Words are in the cell or link itself: an element and two components less, a thousand times while a wide list scrolls.
  const isPlain = isPlainCell(field);
  const sign = isPlain ? signOf(field, value) : undefined;
  const words = () => (
    <>
      {sign && <PlainIcon name={sign.icon} />}
      {formatValue(field, value, language)}
    </>
  );
  if (isFirst) {
    const name = (
      <>
        {props.repeated && <span className="repeated">{props.repeated}</span>}
        {isPlain && to ? words() : <FieldCell field={field} value={value} />}
      </>
    );
    return (
      <td className={hasTick ? 'first' : 'first no-tick'} aria-colindex={place}>
        {props.lead}
        {to ? (
          <LinkBase to={to} className="row-link">
            {name}
          </LinkBase>
        ) : (
          name
        )}
      </td>
    );
  }
  const className = [isPlain && 'plain', sign?.isQuiet && 'quiet', field.align === 'end' && 'end'];
  return (
    <td
      className={className.filter(Boolean).join(' ') || undefined}
      aria-colindex={place}
      data-edit={isEditable ? field.path : undefined}
      tabIndex={isEditable ? 0 : undefined}
      aria-keyshortcuts={isEditable ? 'Enter F2' : undefined}
    >
      {missing !== null ? (
        <span className="missing">{missing}</span>
      ) : record ? (
        <FieldFigure field={field} value={value} record={record} />
      ) : isPlain ? (
        words()
      ) : (
        <FieldCell field={field} value={value} />
      )}
    </td>
  );
};

/** One value of a row; drawn again only when it changes. */
export const RowCell = memo(Cell);
