import type { CreateParams, CreateResult } from 'react-admin';
import { noSuchCall } from '../noSuchCall.ts';
import { createCall } from '#contract/requests/createCall.ts';
import { recordOf } from '#contract/requests/recordOf.ts';
import { newFields } from '#contract/requests/sentFields.ts';
import { unexpectedAnswer } from '../unexpectedAnswer.ts';
import { surfaceHeader, type VerbContext, type VerbMeta } from './Verb.ts';

/** A new record; the answer fills in what the server decided. */
export const create = async (
  { client, screen }: VerbContext,
  params: CreateParams,
): Promise<CreateResult> => {
  const call = screen.data.calls.create ?? noSuchCall(screen, 'create');
  const { surface = 'form', intent }: VerbMeta = params.meta ?? {};
  const body = newFields(screen, params.data);
  const headers = surfaceHeader(surface);
  const chosen = createCall(call, body);
  const answer = await client.send(chosen, {
    query: call.query,
    body,
    headers,
    ...(intent && { idempotencyKey: intent }),
  });
  const record = recordOf(screen, answer);
  if (!record) throw unexpectedAnswer(chosen);
  return { data: record };
};
