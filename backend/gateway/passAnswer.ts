import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import { readWhole } from './readWhole.ts';
import { failed, malformed, notAccepted } from './upstreamRefusals.ts';

/** All that the page may learn of an answer's head: the rest would be beside, or above, the console's own. */
const passed = ['content-type', 'content-disposition', 'retry-after'];

const isJson = (type: string): boolean => /^application\/([\w.+-]+\+)?json\b/i.test(type);

/** A download goes through as it comes: it has a name, or is of a type that is neither data nor a page. */
const isFile = (type: string, disposition: string | undefined): boolean =>
  !/html/i.test(type) &&
  !isJson(type) &&
  (disposition !== undefined || !/^(text\/(?!csv\b)|application\/xhtml|$)/i.test(type));

const isData = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Passes on what a service answered: data once all of it is here and can be read, a refusal with its own words, a
 * file as it comes (decision 0005).
 * @param deadline milliseconds that the body of data may take
 * @throws Refusal for everything that a page could not use
 */
export const passAnswer = async (
  reply: FastifyReply,
  stream: IncomingMessage,
  deadline: number,
): Promise<FastifyReply> => {
  const { statusCode = 0, headers } = stream;
  const type = headers['content-type'] ?? '';
  if (statusCode >= 500 || statusCode === 401 || statusCode === 407 || statusCode < 200) {
    stream.destroy();
    throw statusCode >= 500 ? failed() : notAccepted();
  }
  const isEncoded = (headers['content-encoding'] ?? 'identity') !== 'identity';
  if ((statusCode >= 300 && statusCode < 400) || isEncoded) {
    stream.destroy();
    throw malformed();
  }
  const pass = (body: unknown) => {
    for (const name of passed) {
      const value = headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    return reply.code(statusCode).send(body);
  };
  if (statusCode < 300 && isFile(type, headers['content-disposition'])) return pass(stream);
  const body = await readWhole(stream, deadline);
  if (body.length > 0 && !(isJson(type) && isData(body.toString('utf8')))) throw malformed();
  return pass(body);
};
