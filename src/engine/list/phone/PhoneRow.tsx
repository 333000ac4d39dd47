import IconButton from '@mui/material/IconButton';
import { useTranslate, LinkBase } from 'react-admin';
import { Fragment, memo, use, type ReactNode } from 'react';
import { isNoValue } from '#contract/domain/noValue.ts';
import { missingWords } from '#contract/model/missingWords.ts';
import type { Field } from '#contract/model/types.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { fieldViews } from '#fields/fieldViews.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { useText } from '#parts/useText.ts';
import { useReferenceWord } from '#parts/words/useReferenceWord.ts';
import { ToldContext } from '../../ToldContext.ts';
import { shownValue } from '../../values/shownValue.ts';
import { splitTold } from '#contract/domain/texts/splitTold.ts';
import { wordsToldBy } from '../../values/wordsToldBy.ts';
import type { PhoneLines } from './phoneLines.ts';
import type { RowProps } from '../table/TableRow.tsx';

interface Props extends Omit<RowProps, 'columns' | 'actionsOf'> {
  lines: PhoneLines;
  /** Something can be done with it besides opening it. */
  hasActions: boolean;
  /** Stands before it in a tree. */
  lead?: ReactNode;
}

// The first amount is at the right; what another one is would be anyone's guess.
const numeric: readonly Field['kind'][] = ['number', 'percent', 'money', 'date', 'datetime'];

/** Whether its values say nothing without their column's head: yes and no do not, words of the screen's own do. */
const needsLabel = ({ kind, options }: Field) =>
  numeric.includes(kind) || (kind === 'boolean' && options.length === 0);

/** A value that a person reads without its column's head: it takes its unit or its label along. */
const Part = ({ field, value }: { field: Field; value: unknown }) => {
  const text = useText();
  const [words = ''] = fieldViews[field.kind].useWords(field, [value]);
  if (field.unit) return `${words} ${text(field.unit)}`;
  return needsLabel(field) ? `${text(field.label)} ${words}` : words;
};

/** A status or reason of the reference data, which the table shows by a cell of its own. */
const ReferencePart = ({ value }: { value: unknown }) => useReferenceWord()(String(value));

interface HeadingProps {
  field: Field;
  record: Props['record'];
  title: string;
  /** What the line below tells: the heading does not repeat it. */
  beside: readonly Field[];
}

/** What heads the row: the first column, as in the table; the record's own title where that is empty. */
const Heading = ({ field, record, title, beside }: HeadingProps) => {
  const value: unknown = valueAt(record, field.path);
  const around = use(ToldContext);
  const [words = ''] = fieldViews[field.kind].useWords(field, [value]);
  if (isNoValue(value)) return title;
  const told = beside.map(one => wordsToldBy(record, one));
  const split = splitTold(words, [...around, ...told]);
  if (!split) return words;
  return (
    <>
      <VisuallyHidden>{split.told}</VisuallyHidden>
      {split.rest}
    </>
  );
};

/** What a cell of its own plays or opens by its address: the address itself tells nobody anything. */
const isAddress = ({ cell }: Field, value: unknown) =>
  cell !== null && typeof value === 'string' && /^(https?:\/)?\//.test(value);

/** Codes of two choices may be alike and mean something else. */
const isName = ({ kind, unit }: Field) =>
  (kind === 'text' || kind === 'reference') && unit === null;

interface LineProps {
  fields: readonly Field[];
  record: Props['record'];
  /** What stands above it. */
  above?: readonly Field[];
}

/**
 * Values side by side, each told so that it is understood without the head of its column. A name without its head that stands
 * there already, such as of whoever is billed below their account, would only look like a mistake.
 */
export const PhoneLine = ({ fields, record, above = [] }: LineProps) => {
  const isTold = (field: Field, before: readonly Field[]) =>
    isName(field) &&
    before.some(one => isName(one) && wordsToldBy(record, one) === wordsToldBy(record, field));
  const parts = fields
    .filter((field, index) => !isTold(field, [...above, ...fields.slice(0, index)]))
    .map(field => ({ field, value: shownValue(record, field) }))
    .filter(({ field, value }) => !isNoValue(value) && !isAddress(field, value));
  return (
    <span className="line">
      {parts.map(({ field, value }, index) => (
        <Fragment key={field.path}>
          {index > 0 && ' · '}
          {field.cell === 'ReferenceWord' ? (
            <ReferencePart value={value} />
          ) : (
            <Part field={field} value={value} />
          )}
        </Fragment>
      ))}
    </span>
  );
};

const Right = ({ field, record }: { field: Field | undefined; record: Props['record'] }) => {
  const text = useText();
  if (!field) return null;
  const missing = missingWords(field, record);
  if (missing) return <span className="right">{text(missing)}</span>;
  return (
    <span className="right">
      <FieldCell field={field} value={shownValue(record, field)} />
    </span>
  );
};

const Row = (props: Props) => {
  const { record, title, to, lines, isSelected, onSelect, hasActions, onMenu } = props;
  const translate = useTranslate();
  const heading = lines.title ? (
    <Heading field={lines.title} record={record} title={title} beside={lines.second} />
  ) : (
    title
  );
  const above = lines.title ? [lines.title, ...lines.second] : lines.second;
  return (
    <li data-id={record.id} data-selected={isSelected || undefined}>
      {isSelected !== null && (
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={translate('engine.list.select', { name: title })}
          onChange={() => onSelect(record.id, false)}
        />
      )}
      {props.lead}
      <div className="lines">
        <div>
          {to === null ? (
            <span className="row-link no-link">{heading}</span>
          ) : (
            <LinkBase to={to} className="row-link">
              {heading}
            </LinkBase>
          )}
          <Right field={lines.status} record={record} />
        </div>
        <div className="second">
          <PhoneLine fields={lines.second} record={record} />
          <Right field={lines.amount} record={record} />
        </div>
        <div className="third">
          <PhoneLine fields={lines.third} record={record} above={above} />
          <Right field={lines.date} record={record} />
        </div>
      </div>
      {hasActions && (
        <IconButton
          className="row-menu"
          aria-haspopup="menu"
          aria-label={translate('parts.actions.more', { name: title })}
          onClick={event => onMenu(record, event.currentTarget)}
        >
          <Icon name="ellipsis-vertical" />
        </IconButton>
      )}
    </li>
  );
};

/** A record in three lines. */
export const PhoneRow = memo(Row);
