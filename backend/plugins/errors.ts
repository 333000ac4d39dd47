import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorStatus, type ErrorAnswer, type ErrorCode } from '#contract/calls/errors.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import { databaseCode, isClash, isDatabaseAway } from '../calls/databaseCode.ts';
import { Refusal } from '../calls/Refusal.ts';
import { noTimeIn, type NoTime } from '../database/pools/NoTime.ts';

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  // A part of the address that is longer than any name of ours.
  414: 'NOT_FOUND',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
};

const isFaultOfAsker = (status = 0): boolean => status >= 400 && status < 500;

/** What PostgreSQL's own checks mean to the person who asked; they are the last line behind the verbs. */
const ofDatabase: Record<string, { code: ErrorCode; words: Told }> = {
  '23505': { code: 'CONFLICT', words: refusals.exists },
  '23503': {
    code: 'CONFLICT',
    words: refusals.depends,
  },
  '23P01': { code: 'CONFLICT', words: refusals.daysTaken },
  '23514': { code: 'VALIDATION_FAILED', words: refusals.outside },
  '22003': { code: 'VALIDATION_FAILED', words: refusals.tooLarge },
  '22007': { code: 'VALIDATION_FAILED', words: refusals.noDay },
  '22008': { code: 'VALIDATION_FAILED', words: refusals.noDay },
  // An instant of the year 9999 that is in the next one elsewhere.
  '22009': { code: 'VALIDATION_FAILED', words: refusals.noDay },
  // A statement that took longer than its connection lets one.
  '57014': { code: 'UNAVAILABLE', words: refusals.tooLong },
  // A value that is too long for its index.
  '54000': { code: 'VALIDATION_FAILED', words: refusals.longKey },
  '22P02': { code: 'VALIDATION_FAILED', words: refusals.notStorable },
  '22P05': {
    code: 'VALIDATION_FAILED',
    words: refusals.noCharacter,
  },
  '22021': {
    code: 'VALIDATION_FAILED',
    words: refusals.noCharacter,
  },
};

const ofNoTime = ({ retryAfter }: NoTime): Refusal =>
  retryAfter === undefined
    ? new Refusal('UNAVAILABLE', refusals.tooLong)
    : new Refusal('UNAVAILABLE', refusals.busy, { retryAfter });

/** What a thrown error means to the person who asked; undefined for a fault of ours. */
export const refusalOf = (error: unknown): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  const known = ofDatabase[databaseCode(error) ?? ''];
  if (known) return new Refusal(known.code, known.words);
  const noTime = noTimeIn(error);
  if (noTime) return ofNoTime(noTime);
  if (isClash(error)) return new Refusal('UNAVAILABLE', refusals.busy, { retryAfter: 1 });
  // It may have been lost while it committed: whether to ask again is for the person to say.
  if (isDatabaseAway(error)) return new Refusal('UNAVAILABLE', refusals.busy);
  const { statusCode, message } = error as FastifyError;
  const code = codeOfStatus[statusCode ?? 0] ?? (isFaultOfAsker(statusCode) && 'BAD_REQUEST');
  return code ? new Refusal(code, message) : undefined;
};

/**
 * Answers whatever was thrown in the one error shape of the contract. A fault of ours is logged with its cause and
 * answered without it.
 */
export const answerError = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const refusal = refusalOf(error);
  if (!refusal || refusal.status >= 500)
    request.log.error({ err: error, req: request }, 'a call failed');
  const { retryAfter, ...details } = refusal?.details ?? {};
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const answer: ErrorAnswer = refusal
    ? {
        code: refusal.code,
        message: refusal.message,
        ...(refusal.hi !== undefined && { hi: refusal.hi }),
        requestId: request.id,
        ...details,
      }
    : { code: 'INTERNAL', message: 'Something went wrong!', requestId: request.id };
  return reply
    .code(refusal?.status ?? errorStatus.INTERNAL)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(answer);
};

/** Refuses an address that no call and no page has. */
export const answerNoAddress = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  answerError(
    new Refusal(
      'NOT_FOUND',
      'This address does not exist. Check it, or go back to the start page.',
    ),
    request,
    reply,
  );
