import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { importColumns } from '#contract/model/importColumns.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { useScreen } from '../../ScreenContext.ts';
import { referenceName } from '../../values/referenceName.ts';
import { csvText } from '../csvText.ts';
import { saveText } from '../saveText.ts';
import { templateRows } from './templateRows.ts';

/** Saves a file with the headings and one line: the newest record as it is, so that it shows what is meant. */
export const useSaveTemplate = () => {
  const screen = useScreen();
  const dataProvider = useDataProvider();
  const language = useLanguage();
  return useMutation({
    mutationFn: async () => {
      const { data } = await dataProvider
        .getList<RaRecord>(screen.resource, {
          pagination: { page: 1, perPage: 1 },
          sort: { field: screen.list.sort[0]?.field ?? screen.data.key, order: 'DESC' },
          filter: {},
        })
        .catch(() => ({ data: [] }));
      const columns = importColumns(screen);
      const [record] = data;
      const named = columns.map(async ({ field: { path, reference } }) => {
        const name =
          reference && (await referenceName(dataProvider, reference, valueAt(record, path)));
        return name === undefined || name === null ? [] : [[path, name] as const];
      });
      const names = new Map((await Promise.all(named)).flat());
      return csvText(templateRows(columns, record, names, language));
    },
    onSuccess: text => saveText(`${screen.resource}-import.csv`, text),
  });
};
