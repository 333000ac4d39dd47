import { useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { memo, Suspense, useState } from 'react';
import type { Field, Language } from '#contract/model/types.ts';
import { missingWords } from '#contract/model/missingWords.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import type { MenuAction } from '#parts/controls/ActionMenu.tsx';
import type { Column } from '../columns/useColumns.ts';
import { LazyEditCell } from '../inline/lazyEditCell.ts';
import { shownValue } from '../../values/shownValue.ts';
import { splitTold } from '#contract/domain/texts/splitTold.ts';
import { wordsToldBy } from '../../values/wordsToldBy.ts';
import { RowCell } from './RowCell.tsx';
import type { Fold } from '../tree/Fold.ts';
import type { Range } from '../window/virtualWindow.ts';

export interface RowProps {
  record: RaRecord;
  title: string;
  /** Address of the record; null: it has no page. */
  to: string | null;
  columns: readonly Column[];
  /** Null: rows cannot be selected. */
  isSelected: boolean | null;
  onSelect: (id: Identifier, isRange: boolean) => void;
  actionsOf: (record: RaRecord) => readonly MenuAction[];
  onMenu: (record: RaRecord, anchor: HTMLElement) => void;
}

interface Props extends RowProps {
  /** Its number in the whole list, the head being 1. */
  rowIndex: number;
  /** What a tree adds to it. */
  fold?: Fold | undefined;
  language: Language;
  /** What the page around tells already. */
  told: readonly unknown[];
  /** The columns that are drawn besides the first one; the others are empty space. */
  near: Range;
  /** Path of the value that is being changed. */
  editing: string | null;
  canEdit: (record: RaRecord, field: Field) => boolean;
  onEdited: () => void;
  onNext: (isBack: boolean) => void;
}

/** Columns at the right of the first one that are read with it: what they tell, it does not repeat. */
const neighbours = 4;

/** How many actions show beside the menu while the row is pointed at. */
const most = 2;

/** Lucide's `ellipsis-vertical` in one path: as a component it is a sixth of the elements of a row. */
const Dots = () => (
  <svg width={16} height={16} viewBox="0 0 24 24" aria-hidden>
    <path
      d="M12 12h.01M12 5h.01M12 19h.01"
      stroke="currentColor"
      strokeWidth={3.75}
      strokeLinecap="round"
    />
  </svg>
);

const Gap = ({ columns }: { columns: number }) =>
  columns > 0 && <td className="gap" colSpan={columns} aria-hidden />;

type ActionsProps = Pick<RowProps, 'record' | 'title' | 'actionsOf' | 'onMenu'> & {
  /** The row is or was pointed at, or has the focus: until then nobody sees more than the menu's button. */
  wasReached: boolean;
};

const Actions = memo(({ record, title, actionsOf, onMenu, wasReached }: ActionsProps) => {
  const translate = useTranslate();
  const quick = wasReached
    ? actionsOf(record)
        .filter(({ icon, isDisabled }) => icon && !isDisabled)
        .slice(0, most)
    : [];
  return (
    <>
      {quick.length > 0 && (
        <span className="row-actions">
          {quick.map(({ label, icon = '', onClick }) => (
            <button
              key={label}
              type="button"
              title={label}
              aria-label={`${label}: ${title}`}
              onClick={onClick}
            >
              <Icon name={icon} />
            </button>
          ))}
        </span>
      )}
      <button
        type="button"
        aria-haspopup="menu"
        aria-label={translate('parts.actions.more', { name: title })}
        onClick={event => onMenu(record, event.currentTarget)}
      >
        <Dots />
      </button>
    </>
  );
});

const Row = (props: Props) => {
  const { record, title, to, columns, isSelected, onSelect, near, editing, canEdit } = props;
  const { language, fold, told } = props;
  const translate = useTranslate();
  const [wasReached, setReached] = useState(false);
  const reach = () => setReached(true);
  const [first, ...others] = columns;
  const name: unknown = first && valueAt(record, first.field.path);
  const beside = others.slice(0, neighbours).map(({ field }) => wordsToldBy(record, field));
  const split = first?.field.kind === 'text' ? splitTold(name, [...told, ...beside]) : null;
  const isWhole = near.from === 0 && near.to === columns.length;
  const placeOf = (index: number) => (isWhole ? undefined : index + (isSelected === null ? 1 : 2));
  return (
    <tr
      data-id={record.id}
      className={editing === null ? undefined : 'editing'}
      aria-rowindex={props.rowIndex}
      aria-selected={isSelected ?? undefined}
      aria-level={fold?.level}
      aria-expanded={fold?.isOpen}
      onPointerEnter={reach}
      onFocus={reach}
    >
      {isSelected !== null && (
        <td className="tick" aria-colindex={isWhole ? undefined : 1}>
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={translate('engine.list.select', { name: title })}
            onChange={event => {
              const { nativeEvent } = event;
              onSelect(record.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
            }}
          />
        </td>
      )}
      {first && (
        <RowCell
          field={first.field}
          value={split ? split.rest : name}
          repeated={split?.told}
          language={language}
          place={placeOf(0)}
          isFirst
          lead={fold?.lead}
          to={to}
          hasTick={isSelected !== null}
        />
      )}
      {!isWhole && <Gap columns={near.from - 1} />}
      {columns.slice(Math.max(near.from, 1), near.to).map(({ field, isEditable }, index) => {
        const value = shownValue(record, field);
        const place = placeOf(Math.max(near.from, 1) + index);
        if (field.path === editing) {
          return (
            <td
              key={field.path}
              className={field.align === 'end' ? 'end editing' : 'editing'}
              aria-colindex={place}
              data-edit={field.path}
              tabIndex={-1}
            >
              <FieldCell field={field} value={value} />
              <Suspense fallback={null}>
                <LazyEditCell
                  record={record}
                  field={field}
                  onDone={props.onEdited}
                  onNext={props.onNext}
                />
              </Suspense>
            </td>
          );
        }
        return (
          <RowCell
            key={field.path}
            field={field}
            value={value}
            record={field.parts ? record : undefined}
            language={language}
            place={place}
            missing={missingWords(field, record)?.[language] ?? null}
            isEditable={isEditable && canEdit(record, field)}
          />
        );
      })}
      {!isWhole && <Gap columns={columns.length - near.to} />}
      <td className="last" aria-colindex={placeOf(columns.length)}>
        <Actions
          record={record}
          title={title}
          actionsOf={props.actionsOf}
          onMenu={props.onMenu}
          wasReached={wasReached}
        />
      </td>
    </tr>
  );
};

/** A row of the table; only the rows whose selection or values change are drawn again. */
export const TableRow = memo(Row);
