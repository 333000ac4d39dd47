import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { importColumns } from '#contract/model/importColumns.ts';
import { useScreen } from '../../ScreenContext.ts';
import { csvText } from '../csvText.ts';
import { saveText } from '../saveText.ts';
import { templateRows } from './templateRows.ts';

/** Saves a file with the headings and one line: the newest record as it is, so that it shows what is meant. */
export const useSaveTemplate = () => {
  const screen = useScreen();
  const dataProvider = useDataProvider();
  return useMutation({
    mutationFn: async () => {
      const { data } = await dataProvider
        .getList<RaRecord>(screen.resource, {
          pagination: { page: 1, perPage: 1 },
          sort: { field: screen.list.sort[0]?.field ?? screen.data.key, order: 'DESC' },
          filter: {},
        })
        .catch(() => ({ data: [] }));
      return csvText(templateRows(importColumns(screen), data[0]));
    },
    onSuccess: text => saveText(`${screen.resource}-import.csv`, text),
  });
};
