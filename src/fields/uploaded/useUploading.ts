import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import type { MediaFacts } from '#contract/domain/files/readMediaFacts.ts';
import type { Text, UploadFile } from '#contract/model/types.ts';
import { useText } from '#parts/useText.ts';
import { useUser } from '#parts/contexts/useUser.ts';
import { chosenFault } from './chosenFault.ts';
import { sendFile, UploadError } from './sendFile.ts';

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

interface Uploading<Answer> {
  readonly rules: UploadFile;
  /** Why the file may not be sent, by its bytes; the server asks the same. */
  readonly faultOf: (file: { size: number; facts: MediaFacts | undefined }) => Text | undefined;
  /** Where it goes and as what. */
  readonly request: (file: File) => { readonly address: string; readonly body: File | FormData };
  readonly onDone: (answer: Answer) => void;
}

const idle: UploadState = { type: 'idle' };

/** Uploads one file at a time: looked at before it is sent, with progress, and given up when the field goes away. */
export const useUploading = <Answer>(uploading: Uploading<Answer>) => {
  const translate = useTranslate();
  const text = useText();
  const user = useUser();
  const [state, setState] = useState<UploadState>(idle);
  const running = useRef<AbortController>(null);
  // The file may arrive after the form has changed: what is done then is what would be done now.
  const latest = useRef(uploading);
  useEffect(() => {
    latest.current = uploading;
  });
  useEffect(() => () => running.current?.abort(), []);

  /** Answers whether the file came through. */
  const send = async (file: File): Promise<boolean> => {
    running.current?.abort();
    const stopper = new AbortController();
    running.current = stopper;
    const { rules, faultOf, request } = latest.current;
    try {
      const fault = await chosenFault(file, rules, faultOf);
      if (stopper.signal.aborted) return false;
      if (fault) {
        setState({ type: 'failed', file, words: text(fault), canRetry: false });
        return false;
      }
      setState({ type: 'sending', file, part: 0 });
      const sent = await sendFile<Answer>({
        ...request(file),
        csrfToken: user?.csrfToken ?? '',
        signal: stopper.signal,
        onProgress: part => setState({ type: 'sending', file, part }),
      });
      setState(idle);
      latest.current.onDone(sent);
      return true;
    } catch (error) {
      if (stopper.signal.aborted) return false;
      const told = error instanceof UploadError ? error.message : '';
      const words = told || translate('engine.file.failed');
      setState({ type: 'failed', file, words, canRetry: true });
      return false;
    }
  };

  return {
    state,
    send,
    start: (file: File) => void send(file),
    cancel: () => {
      running.current?.abort();
      setState(idle);
    },
  };
};
