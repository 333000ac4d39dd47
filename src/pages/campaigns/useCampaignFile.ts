import { asText } from '#contract/domain/texts/asText.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { headerOf, type FileHeader } from '#contract/domain/imports/headerOf.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import type { HttpError } from '#dataProvider/http/HttpError.ts';
import { fileFault } from '#engine/import/fileFault.ts';
import { isOfHeadings, readText } from '#engine/import/readText.ts';
import type { Matched } from '#engine/import/useImport.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';

export type FileAnswer = AnswerOf<CallOf<'campaigns.createManual'>>;

/** What the dialog asks beside the file. */
export type CampaignValues = Readonly<Record<string, unknown>>;

/** A file of numbers, and what a person said of its columns. */
export interface CampaignFile {
  readonly file: File;
  readonly columns?: Matched | undefined;
}

/** That the headings alone are wrong, so that a person can say which is which. */
export class OtherHeadings extends Error {
  override readonly name = 'OtherHeadings';
  readonly header: FileHeader;
  readonly refused: HttpError;
  constructor(refused: HttpError, header: FileHeader) {
    super(refused.message);
    this.refused = refused;
    this.header = header;
  }
}

const formOf = ({ file, columns }: CampaignFile, values: CampaignValues): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (!isNoValue(value)) form.set(name, Array.isArray(value) ? value.join(',') : asText(value));
  }
  if (columns) form.set('columns', JSON.stringify(columns));
  form.set('file', file, file.name);
  return form;
};

/** Checks the file of a manual campaign, and creates the campaign from it. */
export const useCampaignFile = (onDone: () => void) => {
  const client = useClient();
  const translate = useTranslate();
  const send = (file: CampaignFile, values: CampaignValues, dryRun: boolean) =>
    client.call('campaigns.createManual', {
      query: { dryRun },
      upload: formOf(file, values),
      headers: { 'x-surface': 'import' },
    });
  const check = useMutation({
    // Of a dry run only the file matters: name and day may come later.
    mutationFn: async (chosen: CampaignFile) => {
      const { file } = chosen;
      const fault = await fileFault(file);
      if (fault) throw new Error(translate(`engine.import.fault.${fault}`));
      try {
        return await send(chosen, { name: file.name, startDate: '2020-01-01' }, true);
      } catch (error) {
        const header = isOfHeadings(error) ? headerOf(await readText(file)) : undefined;
        throw header && isOfHeadings(error) ? new OtherHeadings(error, header) : error;
      }
    },
  });
  const create = useMutation({
    mutationFn: ({ values, ...chosen }: CampaignFile & { values: CampaignValues }) =>
      send(chosen, values, false),
    onSuccess: onDone,
  });
  return { check, create };
};
