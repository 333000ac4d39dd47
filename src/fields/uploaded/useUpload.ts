import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { readFileFacts } from '#contract/domain/files/readFileFacts.ts';
import { sizeFault, uploadFault } from '#contract/domain/files/uploadFault.ts';
import type { UploadFile } from '#contract/model/types.ts';
import { useText } from '#parts/useText.ts';
import { useUser } from '#parts/useUser.ts';
import { sendFile, UploadError } from './sendFile.ts';

interface Target {
  readonly resource: string;
  /** As the screen file names it: `cards.image`. */
  readonly field: string;
  readonly upload: UploadFile;
}

export type UploadState =
  | { readonly type: 'idle' }
  | { readonly type: 'sending'; readonly file: File; readonly part: number }
  | {
      readonly type: 'failed';
      readonly file: File;
      readonly words: string;
      /** The same file may come through at another try. */
      readonly canRetry: boolean;
    };

const idle: UploadState = { type: 'idle' };

/** Uploads one file at a time: looked at before it is sent, with progress, and given up when the field goes away. */
export const useUpload = (target: Target, onDone: (id: string) => void) => {
  const translate = useTranslate();
  const text = useText();
  const user = useUser();
  const queries = useQueryClient();
  const [state, setState] = useState<UploadState>(idle);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File): Promise<void> => {
    running.current?.abort();
    const stopper = new AbortController();
    running.current = stopper;
    const { resource, field, upload } = target;
    const early = sizeFault(file.size, upload);
    const facts = early ? undefined : readFileFacts(new Uint8Array(await file.arrayBuffer()));
    const fault = early ?? uploadFault({ size: file.size, facts }, upload);
    if (fault) return setState({ type: 'failed', file, words: text(fault), canRetry: false });
    setState({ type: 'sending', file, part: 0 });
    const query = new URLSearchParams({ resource, field, name: file.name });
    try {
      const sent = await sendFile({
        address: `/console/v1/files?${query.toString()}`,
        file,
        csrfToken: user?.csrfToken ?? '',
        signal: stopper.signal,
        onProgress: part => setState({ type: 'sending', file, part }),
      });
      queries.setQueryData(['files.list', [sent.id]], { results: [sent] });
      setState(idle);
      onDone(sent.id);
    } catch (error) {
      if (stopper.signal.aborted) return setState(idle);
      const told = error instanceof UploadError ? error.message : '';
      const words = told || translate('engine.file.failed');
      setState({ type: 'failed', file, words, canRetry: true });
    }
  };

  return {
    state,
    start: (file: File) => void start(file),
    cancel: () => {
      running.current?.abort();
      setState(idle);
    },
  };
};
