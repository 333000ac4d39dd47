import type { IncomingMessage } from 'node:http';
import { malformed, tooSlow } from './upstreamRefusals.ts';

/** Data beyond this many bytes is not an answer to a page; a file is passed on as it comes. */
const mostBytes = 32 * 1024 * 1024;

/**
 * All of an answer, so that none leaves in halves.
 * @param deadline milliseconds from its first header to its last byte
 * @throws Refusal UPSTREAM_TIMEOUT, or UPSTREAM_MALFORMED when the connection breaks or it is too large
 */
export const readWhole = async (stream: IncomingMessage, deadline: number): Promise<Buffer> => {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stream.destroy();
  }, deadline);
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > mostBytes) throw malformed();
      parts.push(part);
    }
  } catch {
    throw isLate ? tooSlow() : malformed();
  } finally {
    clearTimeout(timer);
  }
  // A stream that is ended from here may end its loop without an error.
  if (isLate) throw tooSlow();
  if (!stream.complete) throw malformed();
  return Buffer.concat(parts);
};
