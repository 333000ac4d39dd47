import type { ThemeProps } from '@rjsf/core';
import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { laterPart } from '#parts/fetching/laterPart.tsx';

type Load = () => Promise<{ default: ComponentType<WidgetProps> }>;

const widget = (load: Load) => laterPart(async () => (await load()).default);

const templates = async () => (await import('@rjsf/mui/lib/Templates/Templates.js')).default;

type Named = Readonly<Record<string, ComponentType<object>>>;

// The theme has all that is named below (tests/conformance/forms/themes.test.tsx).
const template = (name: string) =>
  laterPart(async () => (await templates())[name] as ComponentType<object>);

const button = (name: string) =>
  laterPart(
    async () => ((await templates()).ButtonTemplates as Named)[name] as ComponentType<object>,
  );

const byName = <Part>(names: readonly string[], make: (name: string) => Part) =>
  Object.fromEntries(names.map(name => [name, make(name)]));

/**
 * What all forms are on: the theme of `@rjsf/mui`, part by part and by its names, none of which is loaded before a
 * form draws it. What lies over it says why in its first line (docs/decisions/0252-forms-on-rjsf-mui.md).
 */
export const baseTheme = {
  widgets: {
    CheckboxWidget: widget(() => import('@rjsf/mui/lib/CheckboxWidget/CheckboxWidget.js')),
    CheckboxesWidget: widget(() => import('@rjsf/mui/lib/CheckboxesWidget/CheckboxesWidget.js')),
    RadioWidget: widget(() => import('@rjsf/mui/lib/RadioWidget/RadioWidget.js')),
    RangeWidget: widget(() => import('@rjsf/mui/lib/RangeWidget/RangeWidget.js')),
    SelectWidget: widget(() => import('@rjsf/mui/lib/SelectWidget/SelectWidget.js')),
    TextareaWidget: widget(() => import('@rjsf/mui/lib/TextareaWidget/TextareaWidget.js')),
  },
  templates: {
    ...byName(
      [
        'ArrayFieldItemTemplate',
        'ArrayFieldTemplate',
        'BaseInputTemplate',
        'CyclicSchemaExpandTemplate',
        'DescriptionFieldTemplate',
        'ErrorListTemplate',
        'FieldErrorTemplate',
        'FieldHelpTemplate',
        'FieldTemplate',
        'GridTemplate',
        'MultiSchemaFieldTemplate',
        'ObjectFieldTemplate',
        'OptionalDataControlsTemplate',
        'TitleFieldTemplate',
        'WrapIfAdditionalTemplate',
      ],
      template,
    ),
    ButtonTemplates: byName(
      [
        'AddButton',
        'ClearButton',
        'CopyButton',
        'MoveDownButton',
        'MoveUpButton',
        'RemoveButton',
        'SubmitButton',
      ],
      button,
    ),
  },
} satisfies ThemeProps;
