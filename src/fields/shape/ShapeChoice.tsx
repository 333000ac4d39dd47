// Over the base for access: alternatives are a group with a name, and what is chosen does not say it again.
import Box from '@mui/material/Box';
import type { MultiSchemaFieldTemplateProps } from '@rjsf/utils';
import { use } from 'react';
import type { JsonSchema } from '#contract/model/types.ts';
import { Untitled } from './Untitled.ts';

/** One of several alternatives: which one, and below it what belongs to it. */
export const ShapeChoice = ({
  selector,
  optionSchemaField,
  schema,
}: MultiSchemaFieldTemplateProps) => {
  const { title, description } = schema as JsonSchema;
  const isUntitled = use(Untitled);
  return (
    <Box role="group" aria-label={title} sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      {!isUntitled && title !== undefined && <Box sx={{ typography: 'subtitle2' }}>{title}</Box>}
      {!isUntitled && description !== undefined && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{description}</Box>
      )}
      {selector}
      <Untitled value>{optionSchemaField}</Untitled>
    </Box>
  );
};
