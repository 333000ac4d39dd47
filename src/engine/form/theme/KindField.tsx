// Over the base for speed: a key draws the widget of one kind, which keeps what is typed, and not the form.
import type { FieldProps } from '@rjsf/utils';
import { useMemo } from 'react';
import { isThemeWidget } from '#contract/model/complete/themeWidgets.ts';
import type { Field } from '#contract/model/types.ts';
import { FieldWidget } from '#fields/FieldWidget.tsx';
import { useOffered } from '#fields/chosen/useOffered.ts';
import { describedBy, frameIds } from '../FieldFrame.tsx';
import { faultsBelow } from './faultsBelow.ts';
import { ThemeWidget } from './ThemeWidget.tsx';
import { modelIn } from './uiSchemaOf.ts';

interface Props extends FieldProps {
  field: Field;
}

const OwnField = (props: Props) => {
  const { fieldPathId, formData, onChange, readonly, required, rawErrors = [] } = props;
  const { errorSchema } = props;
  const below = useMemo(() => faultsBelow(errorSchema), [errorSchema]);
  const field = useOffered(props.field, formData);
  const id = fieldPathId.$id;
  return (
    <FieldWidget
      field={field}
      id={id}
      labelId={frameIds(id).label}
      value={formData}
      onChange={value => onChange(value, fieldPathId.path)}
      isReadonly={readonly === true}
      isRequired={required === true}
      isInvalid={rawErrors.length > 0}
      faultsBelow={below}
      describedBy={describedBy(id, field.help !== null, rawErrors.length > 0)}
    />
  );
};

/** Draws every field that is not a list of records: the widget of the theme that its screen names, else that of its kind. */
export const KindField = (props: FieldProps) => {
  const field = modelIn(props.uiSchema, 'model');
  if (!field) throw new Error('KindField needs a field of the screen');
  return isThemeWidget(field.entry) ? (
    <ThemeWidget {...props} field={field} widget={field.entry} />
  ) : (
    <OwnField {...props} field={field} />
  );
};
