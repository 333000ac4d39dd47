import type { KindName } from '../../kinds/kindNames.ts';

/**
 * Widgets that forms have from `@rjsf/mui` and that a field may name as its `entry`, with the kinds whose values they
 * take. Those that the console has a field kind for are not among them, nor its stars, which nobody tells apart by sight.
 */
export const themeWidgets = {
  CheckboxesWidget: ['choices'],
  ColorWidget: ['text'],
  RadioWidget: ['choice'],
  RangeWidget: ['number', 'percent'],
  UpDownWidget: ['number'],
} as const satisfies Readonly<Record<string, readonly KindName[]>>;

export type ThemeWidgetName = keyof typeof themeWidgets;

export const isThemeWidget = (name: string | null | undefined): name is ThemeWidgetName =>
  typeof name === 'string' && Object.hasOwn(themeWidgets, name);
