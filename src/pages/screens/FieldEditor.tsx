import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { partField } from '#contract/model/complete/completeField.ts';
import type { JsonSchema } from '#contract/model/types.ts';
import { isMembers } from '#contract/model/written/SharedFiles.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { ShapeForm } from '#fields/shape/ShapeForm.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { toRows } from './conditionRows.ts';
import { ConditionBuilder } from './ConditionBuilder.tsx';
import { GrammarPart } from './GrammarPart.tsx';
import { formValue, propertyForm, withFormValue } from './propertyForm.ts';
import {
  fieldsOf,
  isColumn,
  withColumn,
  withFieldKeys,
  withKey,
  withoutField,
  withProperty,
  withRequired,
  type DraftField,
  type ScreenDraft,
} from './screenDraft.ts';
import type { Grammar } from './useGrammar.ts';

interface Props {
  draft: ScreenDraft;
  field: DraftField;
  grammar: Grammar;
  onChange: (draft: ScreenDraft) => void;
  onClose: () => void;
}

/** Keys of a field that hold a condition, in the order in which people ask. */
const conditions = ['visible', 'required', 'readonly'] as const;

/** The grammar of a field without the conditions that rows draw. */
const restOf = (schema: JsonSchema, drawn: readonly string[]): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([key]) => !drawn.includes(key)),
  ),
});

/** All of one field: what it holds, when it is shown, and every other key of the grammar. */
export const FieldEditor = ({ draft, field, grammar, onChange, onClose }: Props) => {
  const translate = useTranslate();
  const { name, property, keys, isRequired } = field;
  const others = fieldsOf(draft).filter(one => one.name !== name && !one.isKept);
  const inRows = conditions.filter(key => toRows(keys[key] as Condition | undefined) !== undefined);
  const shape = useMemo(() => partField('holds', propertyForm(property), false), [property]);
  const rest = useMemo(() => {
    const own = grammar.$defs['field'];
    return own && restOf(own, inRows);
    // The names say all of it, and a list is another one with each drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [grammar, inRows.join()]);
  const [isMore, setMore] = useState(false);
  const isListed = isColumn(draft, name);
  const id = `studio-field-${name}`;
  const hidden = Object.fromEntries(
    Object.entries(keys).filter(([key]) => inRows.some(one => one === key)),
  );
  const grammarValue = Object.fromEntries(
    Object.entries(keys).filter(([key]) => !inRows.some(one => one === key)),
  );
  return (
    <Box sx={{ display: 'grid', gap: 5, py: 3 }}>
      <ShapeForm
        field={shape}
        id={`${id}-holds`}
        labelId={`${id}-holds-label`}
        value={formValue(property)}
        onChange={value =>
          onChange(
            withProperty(draft, name, withFormValue(property, isMembers(value) ? value : {})),
          )
        }
        isReadonly={false}
        isRequired={false}
        isInvalid={false}
        describedBy={undefined}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
        <FormControlLabel
          control={
            <Checkbox
              checked={isRequired}
              onChange={({ target }) => onChange(withRequired(draft, name, target.checked))}
            />
          }
          label={translate('studio.field.required')}
        />
        {isListed !== undefined && (
          <FormControlLabel
            control={
              <Checkbox
                checked={isListed}
                onChange={({ target }) => onChange(withColumn(draft, name, target.checked))}
              />
            }
            label={translate('studio.field.column')}
          />
        )}
      </Box>
      {inRows.map(key => (
        <ConditionBuilder
          key={`${name}.${key}`}
          label={translate(`studio.field.${key}When`)}
          condition={keys[key] as Condition | undefined}
          fields={others}
          onChange={condition =>
            onChange(withFieldKeys(draft, name, withKey(keys, key, condition)))
          }
        />
      ))}
      <Box>
        <Button
          color="inherit"
          aria-expanded={isMore}
          startIcon={<Icon name={isMore ? 'chevron-down' : 'chevron-right'} />}
          onClick={() => setMore(!isMore)}
        >
          {translate('studio.field.more')}
        </Button>
      </Box>
      {rest && isMore && (
        <GrammarPart
          id={`${id}-keys`}
          name={translate('studio.field.more')}
          grammar={grammar}
          schema={rest}
          value={grammarValue}
          onChange={value =>
            onChange(withFieldKeys(draft, name, { ...hidden, ...(isMembers(value) ? value : {}) }))
          }
        />
      )}
      <Box>
        <Button
          color="inherit"
          startIcon={<Icon name="trash-2" />}
          onClick={() => {
            onClose();
            onChange(withoutField(draft, name));
          }}
        >
          {translate('studio.field.remove')}
        </Button>
      </Box>
    </Box>
  );
};
