import type { ThemeProps } from '@rjsf/core';
import { baseTheme } from './baseTheme.ts';

/** The base with parts of ours in the place of its own, by their names. The values are those of the record: rjsf fills in nothing. */
export const overBase = <Ours extends ThemeProps>(ours: Ours) => ({
  ...ours,
  widgets: { ...baseTheme.widgets, ...ours.widgets },
  templates: { ...baseTheme.templates, ...ours.templates },
  experimental_defaultFormStateBehavior: {
    emptyObjectFields: 'skipDefaults',
    arrayMinItems: { populate: 'never' },
    allOf: 'skipDefaults',
  } as const,
});
