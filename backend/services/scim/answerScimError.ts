import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from '../../plugins/errors.ts';
import type { Refusal } from '../../calls/Refusal.ts';
import { scimNames, scimType } from './wire.ts';

/** A refusal that the standard has a word for. */
const wordOf = ({ code, details }: Refusal): string | undefined => {
  const own = details.errors?.[0]?.code;
  if (own === 'invalidFilter' || own === 'invalidPath') return own;
  if (code === 'CONFLICT' || own === 'duplicate') return 'uniqueness';
  if (code === 'VALIDATION_FAILED') return 'invalidValue';
  return code === 'BAD_REQUEST' || code === 'UNKNOWN_FIELD' ? 'invalidSyntax' : undefined;
};

/** Answers what was thrown in the shape of the standard (RFC 7644 §3.12). A fault of ours is logged and not told. */
export const answerScimError = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const refusal = refusalOf(error);
  if (!refusal || refusal.status >= 500)
    request.log.error({ err: error, req: request }, 'a SCIM call failed');
  const word = refusal && wordOf(refusal);
  const status =
    word === 'uniqueness' ? 409 : refusal?.status === 422 ? 400 : (refusal?.status ?? 500);
  if (refusal?.details.retryAfter !== undefined)
    reply.header('retry-after', String(refusal.details.retryAfter));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(scimType)
    .serializer(JSON.stringify)
    .send({
      schemas: [scimNames.error],
      status: String(status),
      ...(word && { scimType: word }),
      detail: refusal?.message ?? 'Something went wrong!',
    });
};
