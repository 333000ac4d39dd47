import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { writeCount } from '#contract/requests/writeCount.ts';
import { isOwnAbort } from '#dataProvider/http/HttpError.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { wireSelection, type BulkSelection } from '../bulk/BulkSelection.ts';
import { useNames } from '../useNames.ts';
import { useScreen } from '../ScreenContext.ts';
import { saveFile } from '#parts/fetching/saveFile.ts';

interface Asked {
  readonly selection: BulkSelection;
  /** Paths in order; without them the file is one to change and import. */
  readonly columns?: readonly string[];
}

/** Brings all that a list has found as a file. Leaving the list gives the download up. */
export const useExport = () => {
  const { resource } = useScreen();
  const { many } = useNames();
  const client = useClient();
  const language = useLanguage();
  const translate = useTranslate();
  const tell = useSnackbar();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  return useMutation({
    mutationFn: ({ selection, columns }: Asked) => {
      leaving.current = new AbortController();
      return client.download('exports.get', {
        params: { resource },
        query: {
          ...wireSelection(selection),
          ...(columns ? { columns: columns.join(',') } : { use: 'change' }),
          language,
        },
        signal: leaving.current.signal,
      });
    },
    onSuccess: ({ blob, name }, { selection: { count, isCountExact = true } }) => {
      saveFile(name ?? `${resource}.csv`, blob);
      const words = writeCount(count, isCountExact);
      tell('success', translate('engine.export.done', { count: words, many }));
    },
    onError: error => {
      if (!isOwnAbort(error)) tell('error', error.message);
    },
  });
};
