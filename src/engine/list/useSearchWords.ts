import { useTranslate } from 'react-admin';
import { useRights } from '#authProvider/useRights.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { useText } from '#parts/useText.ts';
import { useScreen } from '../ScreenContext.ts';
import { inSentence, useNames } from '../useNames.ts';
import { searchWords } from './searchWords.ts';

/**
 * What the search box of the list says that it searches: the fields of `list.search`, as they are called on the page, without
 * those that the person may not see. Each is searched by the server (`tests/conformance/lists/searchedFields.test.ts`).
 */
export const useSearchWords = () => {
  const screen = useScreen();
  const { hidden } = useRights(screen);
  const { many } = useNames();
  const language = useLanguage();
  const text = useText();
  const translate = useTranslate();
  const labels = screen.list.search.flatMap(path => {
    const label = hidden.includes(path) ? undefined : screen.fields[path]?.label;
    return label ? [text(label)] : [];
  });
  const placeholder = searchWords(labels, language);
  const fields = inSentence(placeholder);
  return { placeholder, label: translate('engine.list.search', { names: many, fields }) };
};
