import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useId, useRef, useState } from 'react';
import { ListSelect } from '#fields/chosen/ListSelect.tsx';
import { FieldWidget } from '#fields/FieldWidget.tsx';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import type { Members } from '#contract/model/written/SharedFiles.ts';
import { fieldOfDraft } from '../fieldOfDraft.ts';
import type { DraftField } from '../screenDraft.ts';
import { titleOfField } from '../titleOfField.ts';
import { sourcesFor, valueRows, withRows, type Source, type ValueRow } from './actionDraft.ts';

const startOf = (field: DraftField): ValueRow => {
  const own = fieldOfDraft(field);
  const [source = 'nothing'] = sourcesFor(own);
  // Yes or no is never nothing.
  return { path: field.name, source, value: own.kind === 'boolean' ? false : undefined };
};

interface RowProps {
  label: string;
  row: ValueRow;
  fields: readonly DraftField[];
  onChange: (row: ValueRow) => void;
  onRemove: () => void;
}

const Row = ({ label, row, fields, onChange, onRemove }: RowProps) => {
  const translate = useTranslate();
  const id = useId();
  const draft = fields.find(({ name }) => name === row.path);
  const field = draft && fieldOfDraft(draft);
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
          sm: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) auto',
        },
        '& > :nth-of-type(2), & > :nth-of-type(3)': { gridColumn: { xs: '1 / 2', sm: 'auto' } },
      }}
    >
      <ListSelect
        isFull
        aria-label={translate('studio.action.field')}
        value={row.path}
        onChange={({ target }) => {
          const other = fields.find(({ name }) => name === target.value);
          if (other) onChange(startOf(other));
        }}
      >
        {!draft && <option value={row.path}>{row.path}</option>}
        {fields.map(one => (
          <option key={one.name} value={one.name}>
            {titleOfField(one)}
          </option>
        ))}
      </ListSelect>
      <ListSelect
        isFull
        aria-label={translate('studio.action.from')}
        value={row.source}
        onChange={({ target }) =>
          onChange({ ...row, source: target.value as Source, value: undefined })
        }
      >
        {(field ? sourcesFor(field) : [row.source]).map(source => (
          <option key={source} value={source}>
            {translate(`studio.source.${source}`)}
          </option>
        ))}
      </ListSelect>
      <div>
        {row.source === 'value' && field && (
          <>
            <VisuallyHidden>
              <label id={`${id}-label`} htmlFor={id}>
                {translate('studio.action.to')}
              </label>
            </VisuallyHidden>
            <FieldWidget
              field={field}
              id={id}
              labelId={`${id}-label`}
              value={row.value}
              onChange={value => onChange({ ...row, value })}
              isReadonly={false}
              isRequired={false}
              isInvalid={false}
              describedBy={undefined}
            />
          </>
        )}
      </div>
      <IconButton
        aria-label={translate('studio.action.remove')}
        onClick={onRemove}
        sx={{ gridColumn: { xs: 2, sm: 'auto' }, gridRow: { xs: 1, sm: 'auto' } }}
      >
        <Icon name="trash-2" />
      </IconButton>
    </Box>
  );
};

interface Props {
  action: Members;
  /** Fields that it may change. */
  fields: readonly DraftField[];
  onChange: (action: Members) => void;
}

/** What an action changes, in rows of field and value; nothing where its text says more than rows can. */
export const SetRows = ({ action, fields, onChange }: Props) => {
  const translate = useTranslate();
  const [entered, setEntered] = useState(() => valueRows(action));
  const [handed, setHanded] = useState(action['set']);
  const add = useRef<HTMLButtonElement>(null);
  // Somebody changed it elsewhere, such as in its text.
  if (JSON.stringify(handed) !== JSON.stringify(action['set'])) {
    setHanded(action['set']);
    setEntered(valueRows(action));
  }
  if (!entered)
    return (
      <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
        {translate('studio.action.own')}
      </Box>
    );
  const take = (rows: readonly ValueRow[]) => {
    setEntered(rows);
    const next = withRows(action, rows, path => {
      const field = fields.find(({ name }) => name === path);
      return field && fieldOfDraft(field);
    });
    setHanded(next['set']);
    onChange(next);
  };
  const free = fields.find(({ name }) => entered.every(({ path }) => path !== name));
  return (
    <Box
      component="fieldset"
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: { xs: 5, sm: 2 } }}
    >
      <Box component="legend" sx={{ typography: 'subtitle2', p: 0, mb: 1.5 }}>
        {translate('studio.action.values')}
      </Box>
      {entered.map((row, at) => (
        <Row
          // Rows have no names; one that is removed takes its place with it.
          key={`${at} of ${entered.length}`}
          label={translate('studio.action.value', { number: at + 1 })}
          row={row}
          fields={fields.filter(
            ({ name }) => name === row.path || entered.every(({ path }) => path !== name),
          )}
          onChange={next => take(entered.with(at, next))}
          onRemove={() => {
            take(entered.toSpliced(at, 1));
            // What had the focus goes with its row.
            add.current?.focus();
          }}
        />
      ))}
      {free && (
        <Button
          ref={add}
          size="small"
          startIcon={<Icon name="plus" />}
          sx={{ justifySelf: 'start' }}
          onClick={() => take([...entered, startOf(free)])}
        >
          {translate('studio.action.more')}
        </Button>
      )}
    </Box>
  );
};
