/** Why an upload did not come through; without words when nothing could be reached. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
}

interface Sending {
  readonly address: string;
  /** The file itself, or a form that holds it. */
  readonly body: File | FormData;
  readonly csrfToken: string;
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void;
}

const wordsOf = (answer: unknown): string => {
  const { message, errors } = (answer ?? {}) as { message?: unknown; errors?: unknown };
  const [first] = Array.isArray(errors) ? (errors as readonly { message?: unknown }[]) : [];
  const words = first?.message ?? message;
  return typeof words === 'string' ? words : '';
};

/**
 * Uploads a file with its progress, which `fetch` does not tell.
 * @throws UploadError with the server's words; DOMException AbortError when it was given up.
 */
export const sendFile = <Answer>({ address, body, csrfToken, signal, onProgress }: Sending) =>
  new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    // A form says itself what it is, with the mark between its parts.
    if (body instanceof File) request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('x-requested-with', 'console');
    request.setRequestHeader('x-csrf-token', csrfToken);
    request.upload.addEventListener('progress', event => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      if (request.status === 200) resolve(request.response as Answer);
      else reject(new UploadError(wordsOf(request.response)));
    });
    request.addEventListener('error', () => reject(new UploadError('')));
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was given up', 'AbortError')),
    );
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
