import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { partField } from '#contract/model/complete/completeField.ts';
import type { JsonSchema } from '#contract/model/types.ts';
import { describedBy, FieldFrame, frameIds } from '#engine/form/FieldFrame.tsx';
import { ShapeForm } from '#fields/shape/ShapeForm.tsx';
import { useText } from '#parts/useText.ts';
import type { Grammar } from './useGrammar.ts';

interface Props {
  id: string;
  name: string;
  grammar: Grammar;
  /** What of the grammar it is. */
  schema: JsonSchema;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** One part of a screen file, drawn by the form engine out of the grammar. */
export const GrammarPart = ({ id, name, grammar, schema, value, onChange }: Props) => {
  const text = useText();
  const field = useMemo(
    () => partField(name, { ...schema, $defs: grammar.$defs }, false),
    [name, schema, grammar],
  );
  const { description } = schema;
  return (
    <FieldFrame
      id={id}
      label={text(field.label)}
      isOptional={false}
      help={description ?? null}
      errors={[]}
    >
      <Box sx={{ minWidth: 0 }}>
        <ShapeForm
          field={field}
          id={id}
          labelId={frameIds(id).label}
          value={value}
          onChange={onChange}
          isReadonly={false}
          isRequired={false}
          isInvalid={false}
          describedBy={describedBy(id, description !== undefined, false)}
        />
      </Box>
    </FieldFrame>
  );
};
