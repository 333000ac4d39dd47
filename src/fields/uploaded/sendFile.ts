import type { FileFacts } from './useFileFacts.ts';

/** Why an upload did not come through; without words when nothing could be reached. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
}

interface Sending {
  readonly address: string;
  readonly file: File;
  readonly csrfToken: string;
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void;
}

const wordsOf = (answer: unknown): string => {
  const { message } = (answer ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : '';
};

/**
 * Uploads a file with its progress, which `fetch` does not tell.
 * @throws UploadError with the server's words; DOMException AbortError when it was given up.
 */
export const sendFile = ({ address, file, csrfToken, signal, onProgress }: Sending) =>
  new Promise<FileFacts>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('x-requested-with', 'console');
    request.setRequestHeader('x-csrf-token', csrfToken);
    request.upload.addEventListener('progress', event => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      if (request.status === 200) resolve(request.response as FileFacts);
      else reject(new UploadError(wordsOf(request.response)));
    });
    request.addEventListener('error', () => reject(new UploadError('')));
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was given up', 'AbortError')),
    );
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
