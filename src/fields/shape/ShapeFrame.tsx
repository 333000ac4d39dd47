// Over the base for its look: the label is above its part, "optional" beside it, what is wrong and help below.
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ADDITIONAL_PROPERTY_FLAG, type FieldTemplateProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { use, type ReactNode } from 'react';
import { titleOf } from '#contract/model/complete/completeField.ts';
import { typeOf } from '#contract/model/schemaAt.ts';
import type { JsonSchema } from '#contract/model/types.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { TextBox } from '#parts/controls/TextBox.tsx';
import { partIds } from './partIds.ts';
import { ShapeErrors } from './ShapeErrors.tsx';
import { isOptionList } from './isOptionList.ts';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { useText } from '#parts/useText.ts';
import { PartHelp } from './PartHelp.tsx';
import { Untitled } from './Untitled.ts';

/** Objects, lists and alternatives have heads of their own. */
const hasOwnHead = (schema: JsonSchema): boolean => {
  const isUnion = (schema.oneOf ?? schema.anyOf) !== undefined && !isOptionList(schema);
  const type = typeOf(schema);
  return isUnion || type === 'object' || type === 'array';
};

/** The name of an entry that people name themselves, its value, and what removes it. */
const Named = (props: FieldTemplateProps & { value: ReactNode }) => {
  const { id, label, readonly, onKeyRenameBlur, onRemoveProperty, value } = props;
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) auto',
          sm: 'minmax(0, 1fr) minmax(0, 2fr) auto',
        },
      }}
    >
      <div>
        <Box
          component="label"
          htmlFor={`${id}-key`}
          sx={{ display: 'block', mb: 1.5, typography: 'subtitle2' }}
        >
          {translate('engine.shape.name')}
        </Box>
        <TextBox
          key={label}
          id={`${id}-key`}
          defaultValue={label}
          readOnly={readonly}
          onBlur={onKeyRenameBlur}
        />
      </div>
      <Box
        sx={{
          minWidth: 0,
          gridColumn: { xs: '1 / -1', sm: 'auto' },
          gridRow: { xs: 2, sm: 'auto' },
        }}
      >
        {value}
      </Box>
      {!readonly && (
        <IconButton
          size="small"
          sx={{ mt: '26px' }}
          aria-label={translate('engine.shape.remove', { name: label })}
          onClick={onRemoveProperty}
        >
          <Icon name="trash-2" />
        </IconButton>
      )}
    </Box>
  );
};

/** Label, help and errors around a part of a value. */
export const ShapeFrame = (props: FieldTemplateProps) => {
  const { id, label, schema, required, readonly, rawErrors = [], children, registry } = props;
  const isUntitled = use(Untitled);
  const translate = useTranslate();
  const text = useText();
  if (props.hidden) return null;
  const isNamed = ADDITIONAL_PROPERTY_FLAG in schema;
  const described = schema as JsonSchema;
  const isTop = id === registry.globalFormOptions.idPrefix;
  const ids = partIds(id);
  const isLeaf = !hasOwnHead(described);
  const words = isNamed ? translate('engine.shape.value') : text(titleOf(label, described));
  const isEmptyPart = described.type === 'null';
  const content =
    isLeaf && !isTop ? (
      <div>
        {isUntitled ? (
          <VisuallyHidden>
            <label id={ids.label} htmlFor={id}>
              {words}
            </label>
          </VisuallyHidden>
        ) : (
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1.5 }}>
            <Box component="label" id={ids.label} htmlFor={id} sx={{ typography: 'subtitle2' }}>
              {words}
            </Box>
            {!required && !readonly && !isNamed && (
              <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
                {translate('engine.field.optional')}
              </Box>
            )}
          </Box>
        )}
        {isEmptyPart && (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {translate('engine.shape.nothing')}
          </Box>
        )}
        {children}
        <ShapeErrors id={id} errors={rawErrors} />
        <PartHelp schema={described} id={ids.help} sx={{ mt: 1.5 }} />
      </div>
    ) : (
      <Untitled value={isUntitled || isTop}>
        {children}
        {!isTop && <ShapeErrors id={id} errors={rawErrors} />}
      </Untitled>
    );
  return isNamed ? <Named {...props} value={content} /> : content;
};
