import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { mostDirect } from '#contract/domain/exports/exportLimits.ts';
import { writeCount } from '#contract/requests/writeCount.ts';
import { isOwnAbort } from '#dataProvider/http/HttpError.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { wireSelection, type BulkSelection } from '../bulk/BulkSelection.ts';
import { useNames } from '../useNames.ts';
import { useScreen } from '../ScreenContext.ts';
import { followJob } from '#parts/jobs/followed.ts';
import { saveFile } from '#parts/fetching/saveFile.ts';

interface Asked {
  readonly selection: BulkSelection;
  /** Paths in order; without them the file is one to change and import. */
  readonly columns?: readonly string[];
}

/**
 * Brings all that a list has found as a file. Leaving the list gives the download up; what is more than a person waits for is a
 * job, which goes on without the page.
 */
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
    mutationFn: async ({ selection, columns }: Asked) => {
      const asked = {
        ...wireSelection(selection),
        ...(columns ? { columns: columns.join(',') } : ({ use: 'change' } as const)),
        language,
      };
      if (selection.count > mostDirect || selection.isCountExact === false) {
        const { id } = await client.call('exports.start', { params: { resource }, body: asked });
        return { jobId: id };
      }
      leaving.current = new AbortController();
      const { signal } = leaving.current;
      return client.download('exports.get', { params: { resource }, query: asked, signal });
    },
    onSuccess: (made, { selection: { count, isCountExact = true } }) => {
      const words = { count: writeCount(count, isCountExact), many };
      if ('jobId' in made) {
        followJob(made.jobId);
        tell('info', translate('engine.export.started', words));
        return;
      }
      saveFile(made.name ?? `${resource}.csv`, made.blob);
      tell('success', translate('engine.export.done', words));
    },
    onError: error => {
      if (!isOwnAbort(error)) tell('error', error.message);
    },
  });
};
