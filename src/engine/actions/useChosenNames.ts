import { useDataProvider } from 'react-admin';
import type { Action } from '#contract/model/types.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { useText } from '#parts/useText.ts';
import { referenceName } from '../values/referenceName.ts';
import type { Values } from '../values/withValueAt.ts';

/** Reads whom the dialog of an action chose, for the message that tells of it: `Agent: Priya Nair`. */
export const useChosenNames = (action: Action) => {
  const dataProvider = useDataProvider();
  const text = useText();
  return async (values: Values): Promise<readonly string[]> => {
    const named = await Promise.all(
      action.ask.map(async ({ path, label, reference }) => {
        if (!reference) return [];
        // Whoever was chosen in the dialog is known; a name that cannot be read is left out.
        const name = await referenceName(dataProvider, reference, valueAt(values, path));
        return name === undefined ? [] : [`${text(label)}: ${name}`];
      }),
    );
    return named.flat();
  };
};
