import { useTranslate } from 'react-admin';
import { clearedPaths } from '#contract/model/record/withoutHidden.ts';
import type { Scope } from '#contract/rules/evaluate.ts';
import { useText } from '#parts/useText.ts';
import { useScreen } from '../../ScreenContext.ts';
import type { Values } from '../../values/withValueAt.ts';

/** What saving an edit empties, in words; undefined where it empties nothing. `previous` is the stored record. */
export const useClearedWords = (): ((
  edit: Scope & { readonly record: Values },
) => string | undefined) => {
  const { fields } = useScreen();
  const translate = useTranslate();
  const text = useText();
  return edit => {
    const names = clearedPaths(fields, edit).flatMap(path =>
      fields[path] ? [text(fields[path].label)] : [],
    );
    return names.length > 0
      ? translate('engine.form.clears', { fields: names.join(', ') })
      : undefined;
  };
};
