import { useDataProvider, type Identifier } from 'react-admin';
import type { Action } from '#contract/model/types.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { useText } from '#parts/useText.ts';
import type { Values } from '../values/withValueAt.ts';

const isId = (value: unknown): value is Identifier =>
  typeof value === 'number' || typeof value === 'string';

/** Reads whom the dialog of an action chose, for the message that tells of it: `Agent: Priya Nair`. */
export const useChosenNames = (action: Action) => {
  const dataProvider = useDataProvider();
  const text = useText();
  return async (values: Values): Promise<readonly string[]> => {
    const named = await Promise.all(
      action.ask.map(async ({ path, label, reference }) => {
        const id = valueAt(values, path);
        if (!reference || !isId(id)) return [];
        // Whoever was chosen in the dialog is known; a name that cannot be read is left out.
        const found = await dataProvider
          .getMany(reference.to, { ids: [id] })
          .catch(() => ({ data: [] }));
        const name: unknown = valueAt(found.data?.[0], reference.title);
        return typeof name === 'string' ? [`${text(label)}: ${name}`] : [];
      }),
    );
    return named.flat();
  };
};
