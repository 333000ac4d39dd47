import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImportAnswer } from '#contract/calls/console/imports.ts';
import { isOwnAbort } from '#dataProvider/http/HttpError.ts';
import { useClient } from '#parts/ClientContext.ts';
import { useScreen } from '../ScreenContext.ts';
import { fileFault, type FileFault } from './fileFault.ts';

/** Where an import stands. What is checked stays on the page while it is applied, and after. */
export type ImportState =
  | { readonly step: 'choose' }
  | { readonly step: 'checking'; readonly file: File; readonly run: string }
  | { readonly step: 'refused'; readonly file: File; readonly error: unknown }
  | { readonly step: 'unfit'; readonly file: File; readonly fault: FileFault }
  | (Checked & { readonly step: 'checked'; readonly error?: unknown })
  | (Checked & { readonly step: 'applying'; readonly run: string })
  | (Checked & { readonly step: 'applied' });

interface Checked {
  readonly file: File;
  readonly csv: string;
  readonly answer: ImportAnswer;
  /** How long the check took. */
  readonly seconds: number;
  /** One for each check: an apply that is sent twice has one effect. */
  readonly key: string;
}

/**
 * The bytes as UTF-8, whatever they are: the server tells the place of what is none. A file's own `text()` takes other
 * encodings in some browsers.
 */
const readText = async (file: File): Promise<string> =>
  new TextDecoder().decode(await file.arrayBuffer());

/** The steps of an import: a file is checked as soon as it is chosen, and applied when the person says so. */
export const useImport = () => {
  const { resource, import: how } = useScreen();
  const client = useClient();
  const queries = useQueryClient();
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const send = useCallback(
    async (csv: string, query: Readonly<Record<string, string | boolean>>, key?: string) => {
      sending.current?.abort();
      const controller = new AbortController();
      sending.current = controller;
      const { signal } = controller;
      const own = how?.call;
      const answer = await client.send(own ?? 'imports.run', {
        ...(!own && { params: { resource } }),
        query,
        body: { csv },
        signal,
        ...(key && { idempotencyKey: key }),
      });
      // Every import answers in one shape (`contract/calls/console/imports.ts`).
      return answer as ImportAnswer;
    },
    [client, how, resource],
  );

  const check = useCallback(
    async (file: File) => {
      const run = crypto.randomUUID();
      const fault = await fileFault(file);
      if (fault) {
        setState({ step: 'unfit', file, fault });
        return;
      }
      setState({ step: 'checking', file, run });
      try {
        const csv = await readText(file);
        const begun = performance.now();
        const answer = await send(csv, { dryRun: true, run });
        const seconds = (performance.now() - begun) / 1000;
        setState({ step: 'checked', file, csv, answer, seconds, key: crypto.randomUUID() });
      } catch (error) {
        if (!isOwnAbort(error)) setState({ step: 'refused', file, error });
      }
    },
    [send],
  );

  const apply = useCallback(
    async (checked: Checked) => {
      const run = crypto.randomUUID();
      const { file, csv, answer, seconds, key } = checked;
      const kept = { file, csv, answer, seconds, key };
      setState({ step: 'applying', ...kept, run });
      try {
        const { importId = '' } = answer;
        await send(csv, { importId, run, fileName: file.name.slice(-200) }, key);
        setState({ step: 'applied', ...kept });
        void queries.invalidateQueries({ queryKey: [resource] });
      } catch (error) {
        if (!isOwnAbort(error)) setState({ step: 'checked', ...kept, error });
      }
    },
    [send, queries, resource],
  );

  const restart = useCallback(() => {
    sending.current?.abort();
    setState({ step: 'choose' });
  }, []);

  return { state, check, apply, restart };
};
