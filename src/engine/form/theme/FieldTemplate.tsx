// Over the base for its look: the label is above its field, "optional" beside it, what is wrong and help below.
import type { FieldTemplateProps } from '@rjsf/utils';
import { pickedField } from '#fields/children/pickedField.ts';
import { useText } from '#parts/useText.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { modelIn } from './uiSchemaOf.ts';

/** Label, help and error around the widget of a field; groups and lists draw their own head. */
export const FieldTemplate = (props: FieldTemplateProps) => {
  const { id, uiSchema, required, readonly, rawErrors = [], children } = props;
  const text = useText();
  const field = modelIn(uiSchema, 'model');
  if (!field || (field.kind === 'children' && !pickedField(field))) return children;
  return (
    <FieldFrame
      id={id}
      label={text(field.label)}
      // An entry made by hand says of each of its parts whether it is optional.
      isOptional={!required && !readonly && field.kind !== 'boolean' && field.entry === null}
      help={field.help && text(field.help)}
      errors={rawErrors}
      path={field.path}
    >
      {children}
    </FieldFrame>
  );
};
