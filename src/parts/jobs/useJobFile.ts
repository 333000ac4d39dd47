import { useMutation } from '@tanstack/react-query';
import type { Job } from '#contract/calls/recordTypes.ts';
import { useClient } from '../contexts/ClientContext.ts';
import { saveFile } from '../fetching/saveFile.ts';
import { useLanguage } from '../useLanguage.ts';
import { useSnackbar } from '../useSnackbar.ts';
import { useUser } from '../contexts/useUser.ts';

export type FileFormat = 'csv' | 'xlsx';

/** Opens an address that answers with a file; the page stays as it is. */
const open = (address: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
};

/** Fetches what a job has made: with the session, or by a link of its own that opens once (part 3 section 6, T116). */
export const useJobFile = () => {
  const client = useClient();
  const language = useLanguage();
  const tell = useSnackbar();
  const email = useUser()?.email ?? '';
  return useMutation({
    mutationFn: async ({ job, format }: { job: Job; format: FileFormat }) => {
      const query = { format, language };
      if (job.isDirect) {
        const { token } = await client.call('reports.trusted', { query: { username: email } });
        const asked = new URLSearchParams({ ...query, token });
        open(`/console/v1/report-files/${job.id}?${asked.toString()}`);
        return;
      }
      const { blob, name } = await client.download('jobs.file', { params: { id: job.id }, query });
      saveFile(name ?? `file.${format}`, blob);
    },
    onError: error => tell('error', error.message),
  });
};
