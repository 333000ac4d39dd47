// Over the base for access: the parts of a value are a group with a name, and short ones stand side by side.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { canExpand, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { use } from 'react';
import { titleOf } from '#contract/model/complete/completeField.ts';
import { typeOf } from '#contract/model/schemaAt.ts';
import type { JsonSchema } from '#contract/model/types.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { useText } from '#parts/useText.ts';
import { PartHelp } from './PartHelp.tsx';
import { Untitled } from './Untitled.ts';

/** Short parts stand side by side. */
const isShort = (schema: JsonSchema | undefined): boolean => {
  const type = schema && typeOf(schema);
  return (
    type !== undefined && type !== 'object' && type !== 'array' && !schema?.oneOf && !schema?.anyOf
  );
};

/** The parts of an object, and a button for another entry where people name them. */
export const ShapeObject = (props: ObjectFieldTemplateProps) => {
  const { title, properties, fieldPathId, formData, readonly, uiSchema, onAddProperty } = props;
  const schema = props.schema as JsonSchema;
  const translate = useTranslate();
  const text = useText();
  const isUntitled = use(Untitled);
  const isOpen = canExpand(props.schema, uiSchema, formData);
  // Alternatives alone draw themselves.
  if ((schema.oneOf ?? schema.anyOf) && properties.length === 0) return null;
  const words = text(titleOf(title, schema));
  return (
    <Box
      component="fieldset"
      id={fieldPathId.$id}
      tabIndex={-1}
      sx={theme => ({
        m: 0,
        minWidth: 0,
        p: isUntitled ? 0 : 3,
        border: isUntitled ? 0 : `1px solid ${theme.vars.palette.divider}`,
        borderRadius: '8px',
      })}
    >
      {!isUntitled && (
        <Box component="legend" sx={{ typography: 'subtitle2', px: 1 }}>
          {words}
        </Box>
      )}
      {!isUntitled && <PartHelp schema={schema} sx={{ mb: 3 }} />}
      <Untitled value={false}>
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          {properties.map(({ name, content, hidden }) => (
            <Box
              key={name}
              hidden={hidden}
              sx={{
                minWidth: 0,
                gridColumn: isShort(schema.properties?.[name]) && !isOpen ? undefined : '1 / -1',
                '&:empty': { display: 'none' },
              }}
            >
              {content}
            </Box>
          ))}
        </Box>
      </Untitled>
      {isOpen && !readonly && (
        <Button
          sx={{ mt: properties.length > 0 ? 3 : 0 }}
          startIcon={<Icon name="plus" />}
          onClick={onAddProperty}
        >
          {translate('engine.shape.add')}
        </Button>
      )}
    </Box>
  );
};
