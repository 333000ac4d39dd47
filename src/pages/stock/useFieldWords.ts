import { screenAtHand } from 'virtual:screens';
import { useI18nProvider, type I18nProvider } from 'react-admin';
import { useMemo } from 'react';
import type { Field, Screen } from '#contract/model/types.ts';
import { useText } from '#parts/useText.ts';

/** The field at a path, as `cards.title` inside the records of `cards`. */
const fieldAt = (fields: readonly Field[], path: string): Field | undefined => {
  const own = fields.find(field => field.path === path);
  if (own) return own;
  const parent = fields.find(field => path.startsWith(`${field.path}.`));
  return parent && fieldAt(parent.children, path.slice(parent.path.length + 1));
};

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
        screen?.type === 'records' ? fieldAt(Object.values(screen.fields), path) : undefined;
      return field && text(field.label);
    };
    return {
      ...words,
      translate: (key, options) => labelOf(key) ?? words.translate(key, options),
    };
  }, [words, screens, text]);
};
