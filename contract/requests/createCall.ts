import type { CreateCall } from '../model/screenData.ts';
import { evaluate } from '../rules/evaluate.ts';

/**
 * The id of the call that creates a record: the first of `instead` whose condition holds of it, else the usual one. The
 * page and everything that saves on the server ask it, so both make the same call.
 */
export const createCall = (
  { call, instead }: Pick<CreateCall, 'call' | 'instead'>,
  record: object,
): string => instead.find(({ when }) => evaluate(when, { record }))?.call ?? call;
