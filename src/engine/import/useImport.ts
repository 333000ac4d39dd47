import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImportAnswer } from '#contract/calls/importAnswer.ts';
import { headerOf, type FileHeader } from '#contract/domain/imports/headerOf.ts';
import type { ImportFileFault } from '#contract/domain/imports/importFileFault.ts';
import { type HttpError, isOwnAbort } from '#dataProvider/http/HttpError.ts';
import { newKey } from '#dataProvider/http/requests/newKey.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useScreen } from '../ScreenContext.ts';
import { fileFault } from './fileFault.ts';
import { isOfHeadings, readText } from './readText.ts';

/** Where an import stands. What is checked stays on the page while it is applied, and after. */
export type ImportState =
  | { readonly step: 'choose' }
  | { readonly step: 'checking'; readonly file: File; readonly run: string }
  | { readonly step: 'refused'; readonly file: File; readonly error: unknown }
  | { readonly step: 'unfit'; readonly file: File; readonly fault: ImportFileFault }
  | {
      /** Its headings are not those of the screen: a person says which is which. */
      readonly step: 'matching';
      readonly file: File;
      readonly error: HttpError;
      readonly header: FileHeader;
      readonly columns: Matched | undefined;
    }
  | (Checked & { readonly step: 'checked'; readonly error?: unknown })
  | (Checked & { readonly step: 'applying'; readonly run: string })
  | (Checked & { readonly step: 'applied' });

/** What each column of a file is called, in the order of the file; null leaves it out. */
export type Matched = readonly (string | null)[];

interface Checked {
  readonly file: File;
  readonly csv: string;
  readonly columns: Matched | undefined;
  readonly answer: ImportAnswer;
  /** How long the check took. */
  readonly seconds: number;
  /** One for each check: an apply that is sent twice has one effect. */
  readonly key: string;
}

/** The steps of an import: a file is checked as soon as it is chosen, and applied when the person says so. */
export const useImport = () => {
  const { resource, import: how } = useScreen();
  const client = useClient();
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const send = useCallback(
    async (
      { csv, columns }: Pick<Checked, 'csv' | 'columns'>,
      query: Readonly<Record<string, string | boolean>>,
      key?: string,
    ) => {
      sending.current?.abort();
      const controller = new AbortController();
      sending.current = controller;
      const { signal } = controller;
      const own = how?.call;
      const answer = await client.send(own ?? 'imports.run', {
        ...(!own && { params: { resource } }),
        query,
        body: { csv, ...(columns && { columns }) },
        signal,
        ...(key && { idempotencyKey: key }),
      });
      // Every import answers in one shape (`contract/calls/records/imports.ts`).
      return answer as ImportAnswer;
    },
    [client, how, resource],
  );

  const check = useCallback(
    async (file: File, columns?: Matched) => {
      const run = newKey();
      const fault = await fileFault(file);
      if (fault) {
        setState({ step: 'unfit', file, fault });
        return;
      }
      setState({ step: 'checking', file, run });
      const csv = await readText(file);
      try {
        const begun = performance.now();
        const answer = await send({ csv, columns }, { dryRun: true, run });
        const seconds = (performance.now() - begun) / 1000;
        const key = newKey();
        setState({ step: 'checked', file, csv, columns, answer, seconds, key });
      } catch (error) {
        if (isOwnAbort(error)) return;
        const header = isOfHeadings(error) ? headerOf(csv) : undefined;
        setState(
          header && isOfHeadings(error)
            ? { step: 'matching', file, error, header, columns }
            : { step: 'refused', file, error },
        );
      }
    },
    [send],
  );

  const apply = useCallback(
    async (checked: Checked) => {
      const run = newKey();
      const { file, csv, columns, answer, seconds, key } = checked;
      const kept = { file, csv, columns, answer, seconds, key };
      setState({ step: 'applying', ...kept, run });
      try {
        const { importId = '' } = answer;
        await send(kept, { importId, run, fileName: file.name.slice(-200) }, key);
        setState({ step: 'applied', ...kept });
      } catch (error) {
        if (!isOwnAbort(error)) setState({ step: 'checked', ...kept, error });
      }
    },
    [send],
  );

  const restart = useCallback(() => {
    sending.current?.abort();
    setState({ step: 'choose' });
  }, []);

  return { state, check, apply, restart };
};
