// Over the base for access: alternatives are a group with a name, and what is chosen does not say it again.
import Box from '@mui/material/Box';
import type { MultiSchemaFieldTemplateProps } from '@rjsf/utils';
import { use } from 'react';
import { titleOf } from '#contract/model/complete/completeField.ts';
import type { JsonSchema } from '#contract/model/types.ts';
import { useText } from '#parts/useText.ts';
import { PartHelp } from './PartHelp.tsx';
import { Untitled } from './Untitled.ts';

/** One of several alternatives: which one, and below it what belongs to it. */
export const ShapeChoice = ({
  selector,
  optionSchemaField,
  schema: drawn,
}: MultiSchemaFieldTemplateProps) => {
  const schema = drawn as JsonSchema;
  const text = useText();
  const title = schema.title === undefined ? undefined : text(titleOf('', schema));
  const isUntitled = use(Untitled);
  return (
    <Box
      role="group"
      aria-label={title}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, minWidth: 0 }}
    >
      {!isUntitled && title !== undefined && <Box sx={{ typography: 'subtitle2' }}>{title}</Box>}
      {!isUntitled && <PartHelp schema={schema} />}
      {selector}
      <Untitled value>{optionSchemaField}</Untitled>
    </Box>
  );
};
