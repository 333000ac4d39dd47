import Box from '@mui/material/Box';
import { asNumber, type FieldProps } from '@rjsf/utils';
import type { ThemeWidgetName } from '#contract/model/complete/themeWidgets.ts';
import type { Field } from '#contract/model/types.ts';
import { useOffered } from '#fields/chosen/useOffered.ts';
import { useText } from '#parts/useText.ts';
import { describedBy, frameIds } from '../FieldFrame.tsx';

interface Props extends FieldProps {
  field: Field;
  widget: ThemeWidgetName;
}

/** These are not controls that a label names by their id. */
const named: readonly ThemeWidgetName[] = ['RadioWidget', 'RangeWidget'];

const isNumeric = ({ kind }: Field) => kind === 'number' || kind === 'percent';

/** A field drawn by a widget of rjsf's theme, which its screen names as the entry. */
export const ThemeWidget = (props: Props) => {
  const { widget, fieldPathId, formData, onChange, schema, registry, rawErrors = [] } = props;
  const text = useText();
  const field = useOffered(props.field, formData);
  const id = fieldPathId.$id;
  const label = frameIds(id).label;
  const shown = widget === 'RangeWidget' && { valueLabelDisplay: 'on' };
  const { [widget]: Widget } = registry.widgets;
  if (!Widget) return null;
  return (
    <Box
      role="group"
      aria-labelledby={label}
      aria-describedby={describedBy(id, field.help !== null, rawErrors.length > 0)}
      // The ends of a range stand out by half of its thumb, and what it says is above.
      sx={widget === 'RangeWidget' ? { px: 2.5, pt: 8 } : undefined}
    >
      <Widget
        id={id}
        name={props.name}
        htmlName={id}
        label=""
        hideLabel
        schema={schema}
        options={{
          enumOptions: field.options.map(option => ({
            value: option.value,
            label: text(option.label),
          })),
          ...(named.includes(widget) && { mui: { 'aria-labelledby': label, ...shown } }),
        }}
        // None at all would be a control that nobody leads.
        value={formData ?? (field.kind === 'choices' ? [] : null)}
        onChange={value =>
          onChange(isNumeric(field) ? asNumber(value as string) : value, fieldPathId.path)
        }
        onBlur={props.onBlur}
        onFocus={props.onFocus}
        required={props.required === true}
        readonly={props.readonly === true}
        disabled={props.disabled === true}
        placeholder=""
        rawErrors={rawErrors}
        registry={registry}
      />
    </Box>
  );
};
