import type { LightMyRequestResponse } from 'fastify';

interface Line {
  reqId?: string;
  err?: { message?: string; stack?: string; cause?: unknown };
}

const causes = new WeakMap<LightMyRequestResponse, string>();

/**
 * What a server logs about calls that failed, kept by request: an answer of 500 says nothing of its cause, and the test that
 * it fails has to. `TEST_LOG_LEVEL=error` prints it as well.
 */
export class Faults {
  private readonly lines = new Map<string, string>();

  readonly stream = {
    write: (line: string): void => {
      const { reqId, err } = JSON.parse(line) as Line;
      if (reqId && err) this.lines.set(reqId, err.stack ?? err.message ?? line);
      if (process.env['TEST_LOG_LEVEL']) process.stdout.write(line);
    },
  };

  /** @returns the same answer, whose cause `causeOf` knows. */
  tellWith(response: LightMyRequestResponse): LightMyRequestResponse {
    if (response.statusCode !== 500) return response;
    const { requestId = '' } = response.json<{ requestId?: string }>();
    const cause = this.lines.get(requestId);
    if (cause) causes.set(response, cause);
    return response;
  }
}

/** What stood in the log about an answer of 500, in one line; else nothing. */
export const causeOf = (response: LightMyRequestResponse): string =>
  (causes.get(response) ?? '').replaceAll(/\s*\n\s*/g, ' ');
