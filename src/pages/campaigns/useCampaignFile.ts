import { asText } from '#contract/domain/texts/asText.ts';
import { useMutation } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';

export type FileAnswer = AnswerOf<CallOf<'campaigns.createManual'>>;

/** What the dialog asks beside the file. */
export type CampaignValues = Readonly<Record<string, unknown>>;

const formOf = (file: File, values: CampaignValues): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (!isNoValue(value)) form.set(name, Array.isArray(value) ? value.join(',') : asText(value));
  }
  form.set('file', file, file.name);
  return form;
};

/** Checks the file of a manual campaign, and creates the campaign from it. */
export const useCampaignFile = (onDone: () => void) => {
  const client = useClient();
  const send = (file: File, values: CampaignValues, dryRun: boolean) =>
    client.call('campaigns.createManual', {
      query: { dryRun },
      upload: formOf(file, values),
      headers: { 'x-surface': 'import' },
    });
  const check = useMutation({
    // Of a dry run only the file matters: name and day may come later.
    mutationFn: (file: File) => send(file, { name: file.name, startDate: '2020-01-01' }, true),
  });
  const create = useMutation({
    mutationFn: ({ file, values }: { file: File; values: CampaignValues }) =>
      send(file, values, false),
    onSuccess: onDone,
  });
  return { check, create };
};
