import { screenAtHand } from 'virtual:screens';
import { useI18nProvider, type I18nProvider } from 'react-admin';
import { useMemo } from 'react';
import type { Screen } from '#contract/model/types.ts';
import { useText } from '#parts/useText.ts';

/** What React-Admin asks the label of a field by. */
const fieldKey = /^resources\.([^.]+)\.fields\.(.+)$/;

/**
 * The words of the console, and as labels of fields what the screen files call them.
 * @param screens those that were brought
 */
export const useFieldWords = (screens: ReadonlyMap<string, Screen>): I18nProvider => {
  const words = useI18nProvider();
  const text = useText();
  return useMemo(() => {
    const labelOf = (key: string): string | undefined => {
      const [, resource = '', path = ''] = fieldKey.exec(key) ?? [];
      // In development the screen at hand is that of the file as it is now.
      const screen = resource ? (screenAtHand(resource) ?? screens.get(resource)) : undefined;
      const field =
        screen && 'fields' in screen && Object.hasOwn(screen.fields, path)
          ? screen.fields[path]
          : undefined;
      return field && text(field.label);
    };
    return {
      ...words,
      translate: (key, options) => labelOf(key) ?? words.translate(key, options),
    };
  }, [words, screens, text]);
};
