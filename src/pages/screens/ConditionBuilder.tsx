import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useId, useRef, useState } from 'react';
import { kinds } from '#contract/kinds/index.ts';
import type { Condition, Operator, Scalar } from '#contract/rules/condition.ts';
import { ListSelect } from '#fields/chosen/ListSelect.tsx';
import { FieldWidget } from '#fields/FieldWidget.tsx';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { fromRows, rowOperators, toRows, type ConditionRow, type Join } from './conditionRows.ts';
import { fieldOfDraft } from './fieldOfDraft.ts';
import { titleOfField } from './titleOfField.ts';
import type { DraftField } from './screenDraft.ts';

interface Props {
  /** "Shown when", which names the group. */
  label: string;
  condition: Condition | undefined;
  /** Fields that it may ask about. */
  fields: readonly DraftField[];
  onChange: (condition: Condition | undefined) => void;
}

const operatorsOf = (field: DraftField | undefined): readonly Operator[] => {
  const own = field ? kinds[fieldOfDraft(field).kind].operators : ['eq' as const];
  return rowOperators.filter(op => own.includes(op));
};

/** What a comparison begins with where there are two values: yes or no is never nothing. */
const startOf = (op: Operator, field: DraftField | undefined): Scalar | undefined => {
  if (op === 'empty') return true;
  return field && fieldOfDraft(field).kind === 'boolean' ? false : undefined;
};

const newRow = (field: DraftField): ConditionRow => {
  const [op = 'empty'] = operatorsOf(field);
  return { path: field.name, op, value: startOf(op, field) };
};

interface RowProps {
  /** "Condition 2", so that its parts are told from those of the others. */
  label: string;
  row: ConditionRow;
  fields: readonly DraftField[];
  onChange: (row: ConditionRow) => void;
  onRemove: () => void;
}

const Row = ({ label, row, fields, onChange, onRemove }: RowProps) => {
  const translate = useTranslate();
  const id = useId();
  const field = fields.find(({ name }) => name === row.path);
  const operators = operatorsOf(field);
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) auto',
          sm: 'minmax(0, 1fr) minmax(0, 0.8fr) minmax(0, 1fr) auto',
        },
        '& > :nth-of-type(2), & > :nth-of-type(3)': { gridColumn: { xs: '1 / 2', sm: 'auto' } },
      }}
    >
      <ListSelect
        isFull
        aria-label={translate('studio.condition.field')}
        value={row.path}
        onChange={({ target }) => {
          const other = fields.find(({ name }) => name === target.value);
          if (other) onChange(newRow(other));
        }}
      >
        {!field && <option value={row.path}>{row.path}</option>}
        {fields.map(one => (
          <option key={one.name} value={one.name}>
            {titleOfField(one)}
          </option>
        ))}
      </ListSelect>
      <ListSelect
        isFull
        aria-label={translate('studio.condition.test')}
        value={row.op}
        onChange={({ target }) => {
          const op = target.value as Operator;
          onChange({ ...row, op, value: startOf(op, field) });
        }}
      >
        {operators.map(op => (
          <option key={op} value={op}>
            {translate(`studio.op.${op}`)}
          </option>
        ))}
      </ListSelect>
      {row.op === 'empty' || !field ? (
        <ListSelect
          isFull
          aria-label={translate('studio.condition.value')}
          value={String(row.value)}
          onChange={({ target }) => onChange({ ...row, value: target.value === 'true' })}
        >
          <option value="true">{translate('studio.condition.yes')}</option>
          <option value="false">{translate('studio.condition.no')}</option>
        </ListSelect>
      ) : (
        <div>
          <VisuallyHidden>
            <label id={`${id}-label`} htmlFor={id}>
              {translate('studio.condition.value')}
            </label>
          </VisuallyHidden>
          <FieldWidget
            field={fieldOfDraft(field)}
            id={id}
            labelId={`${id}-label`}
            value={row.value}
            onChange={value => onChange({ ...row, value: value as Scalar | undefined })}
            isReadonly={false}
            isRequired={false}
            isInvalid={false}
            describedBy={undefined}
          />
        </div>
      )}
      <IconButton
        aria-label={translate('studio.condition.remove')}
        onClick={onRemove}
        sx={{ gridColumn: { xs: 2, sm: 'auto' }, gridRow: { xs: 1, sm: 'auto' } }}
      >
        <Icon name="trash-2" />
      </IconButton>
    </Box>
  );
};

/** A condition in rows of field, comparison and value; nothing where it says more than rows can, for its grammar to draw. */
export const ConditionBuilder = ({ label, condition, fields, onChange }: Props) => {
  const translate = useTranslate();
  const [entered, setEntered] = useState(() => toRows(condition));
  const [handed, setHanded] = useState(condition);
  const add = useRef<HTMLButtonElement>(null);
  // Somebody changed it elsewhere, such as in its text.
  if (JSON.stringify(handed) !== JSON.stringify(condition)) {
    setHanded(condition);
    setEntered(toRows(condition));
  }
  if (!entered) return null;
  const { join, rows } = entered;
  const take = (next: typeof entered) => {
    setEntered(next);
    const made = fromRows(next);
    setHanded(made);
    if (JSON.stringify(made) !== JSON.stringify(condition)) onChange(made);
  };
  const [first] = fields;
  return (
    <Box
      component="fieldset"
      // On a phone a condition takes three lines: what belongs together stands together.
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: { xs: 5, sm: 2 } }}
    >
      <Box component="legend" sx={{ typography: 'subtitle2', p: 0, mb: 1.5 }}>
        {label}
      </Box>
      {rows.length > 1 && (
        <ListSelect
          aria-label={translate('studio.condition.join')}
          value={join}
          onChange={({ target }) => take({ join: target.value as Join, rows })}
        >
          <option value="all">{translate('studio.condition.all')}</option>
          <option value="any">{translate('studio.condition.any')}</option>
        </ListSelect>
      )}
      {rows.map((row, at) => (
        <Row
          // Rows have no names; one that is removed takes its place with it.
          key={`${at} of ${rows.length}`}
          label={translate('studio.condition.row', { number: at + 1 })}
          row={row}
          fields={fields}
          onChange={next => take({ join, rows: rows.with(at, next) })}
          onRemove={() => {
            take({ join, rows: rows.toSpliced(at, 1) });
            // What had the focus goes with its row.
            add.current?.focus();
          }}
        />
      ))}
      {first && (
        <Button
          ref={add}
          size="small"
          startIcon={<Icon name="plus" />}
          sx={{ justifySelf: 'start' }}
          onClick={() => take({ join, rows: [...rows, newRow(first)] })}
        >
          {translate(rows.length === 0 ? 'studio.condition.begin' : 'studio.condition.more')}
        </Button>
      )}
    </Box>
  );
};
