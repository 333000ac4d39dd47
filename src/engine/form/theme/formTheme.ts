import type { FormProps } from '@rjsf/core';
import { ListItem } from '#fields/theme/ListItem.tsx';
import { overBase } from '#fields/theme/overBase.ts';
import { FieldTemplate } from './FieldTemplate.tsx';
import { ItemFields } from './ItemFields.tsx';
import { KindField } from './KindField.tsx';
import { ListTemplate } from './ListTemplate.tsx';
import { ScreenFields } from './ScreenFields.tsx';

/** How rjsf draws a record: the theme of `@rjsf/mui`, over it three fields and three templates of ours. */
export const formTheme = {
  ...overBase({
    fields: { KindField, ItemFields, ScreenFields },
    templates: {
      FieldTemplate,
      ArrayFieldTemplate: ListTemplate,
      ArrayFieldItemTemplate: ListItem,
    },
  }),
  uiSchema: { 'ui:field': 'ScreenFields' },
} satisfies Partial<FormProps>;
