import type { FormProps } from '@rjsf/core';
import { FieldTemplate } from './FieldTemplate.tsx';
import { ItemFields } from './ItemFields.tsx';
import { KindField } from './KindField.tsx';
import { ListItemTemplate } from './ListItemTemplate.tsx';
import { ListTemplate } from './ListTemplate.tsx';
import { ScreenFields } from './ScreenFields.tsx';

/** How rjsf draws: three fields and three templates of ours, and no widget of its own. */
export const formTheme = {
  fields: { KindField, ItemFields, ScreenFields },
  templates: {
    FieldTemplate,
    ArrayFieldTemplate: ListTemplate,
    ArrayFieldItemTemplate: ListItemTemplate,
  },
  uiSchema: { 'ui:field': 'ScreenFields' },
  // The values are those of the record: rjsf fills in nothing.
  experimental_defaultFormStateBehavior: {
    emptyObjectFields: 'skipDefaults',
    arrayMinItems: { populate: 'never' },
    allOf: 'skipDefaults',
  },
} satisfies Partial<FormProps>;
