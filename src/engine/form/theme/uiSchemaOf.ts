import type { UiSchema } from '@rjsf/utils';
import type { Field } from '#contract/model/types.ts';
import { pickedField } from '#fields/children/pickedField.ts';

const made = new WeakMap<Field, UiSchema>();

const make = (field: Field): UiSchema =>
  field.kind === 'children' && !pickedField(field)
    ? {
        'ui:options': { model: field },
        items: { 'ui:field': 'ItemFields', 'ui:options': { parent: field } },
      }
    : {
        'ui:field': 'KindField',
        'ui:options': { model: field },
        // The widget of its kind draws alternatives too.
        'ui:fieldReplacesAnyOrOneOf': true,
      };

/** Tells rjsf to draw a field by its kind; the same object for the same field, so that nothing is drawn twice. */
export const uiSchemaOf = (field: Field): UiSchema => {
  const known = made.get(field);
  if (known) return known;
  const uiSchema = make(field);
  made.set(field, uiSchema);
  return uiSchema;
};

/** The field that a part of the form stands for. */
export const modelIn = (
  uiSchema: UiSchema | undefined,
  name: 'model' | 'parent',
): Field | undefined => uiSchema?.['ui:options']?.[name] as Field | undefined;
