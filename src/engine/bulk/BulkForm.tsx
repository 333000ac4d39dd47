import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { isNoValue } from '#contract/domain/noValue.ts';
import type { Field } from '#contract/model/types.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { problemOf } from '#fields/typed/typing.ts';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { useLanguage } from '#parts/useLanguage.ts';
import { useText } from '#parts/useText.ts';
import type { Values } from '../values/withValueAt.ts';
import { BulkField, type FieldChange } from './BulkField.tsx';

export type FieldChanges = Readonly<Record<string, FieldChange>>;

interface Props {
  /** Stands above the fields. */
  head: ReactNode;
  fields: readonly Field[];
  changes: FieldChanges;
  onChange: (changes: FieldChanges) => void;
  isBusy: boolean;
  error: unknown;
  onPreview: (values: Values) => void;
  onClose: () => void;
}

const keep: FieldChange = { do: 'keep' };

const valuesOf = (changes: FieldChanges): Values =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([path, change]) =>
      change.do === 'keep' ? [] : [[path, change.do === 'set' ? change.value : null]],
    ),
  );

/** What is to be changed in all the records. */
export const BulkForm = ({
  head,
  fields,
  changes,
  onChange,
  isBusy,
  error,
  onPreview,
  onClose,
}: Props) => {
  const translate = useTranslate();
  const text = useText();
  const language = useLanguage();
  const [isChecked, setChecked] = useState(false);
  const refused = error instanceof HttpError ? error.errors : [];
  const values = valuesOf(changes);
  const isNothing = Object.keys(values).length === 0;

  const problemsOf = (field: Field): readonly string[] => {
    const change = changes[field.path] ?? keep;
    if (change.do !== 'set') return [];
    if (isNoValue(change.value))
      return [translate('engine.error.required', { field: text(field.label) })];
    const problem = problemOf(field, change.value, language);
    return problem ? [problem[language]] : [];
  };
  const refusedOf = ({ path }: Field) =>
    refused.filter(one => one.field === `/changes/${path}`).map(({ message }) => message);
  const isPlaced = fields.some(field => refusedOf(field).length > 0);

  return (
    <form
      noValidate
      style={{ display: 'contents' }}
      onSubmit={event => {
        event.preventDefault();
        event.stopPropagation();
        setChecked(true);
        if (!isNothing && fields.every(field => problemsOf(field).length === 0)) onPreview(values);
      }}
    >
      <DialogContent>
        {head}
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {translate('engine.bulk.intro')}
        </Typography>
        {fields.map(field => (
          <BulkField
            key={field.path}
            field={field}
            change={changes[field.path] ?? keep}
            errors={[...(isChecked ? problemsOf(field) : []), ...refusedOf(field)]}
            onChange={change => onChange({ ...changes, [field.path]: change })}
          />
        ))}
        {isChecked && isNothing && (
          <Alert severity="info">{translate('engine.bulk.nothing')}</Alert>
        )}
        {error instanceof Error && !isPlaced && <FailureAlert error={error} />}
      </DialogContent>
      <DialogActions>
        <Button variant="text" size="large" onClick={onClose} disabled={isBusy}>
          {translate('ra.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" color="primary" size="large" loading={isBusy}>
          {translate('engine.bulk.preview')}
        </Button>
      </DialogActions>
    </form>
  );
};
