import type { CallOf } from '#contract/calls/index.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { slotMediaRule } from '#contract/domain/slots/slotMediaPlaces.ts';
import type { Verb } from '../../../calls/Context.ts';
import { notFound } from '../../../calls/Refusal.ts';
import { fileRows } from '../../../records/fileRows.ts';

/** GET media/{id}: the uploader's own until a slot names it, then of everyone who may see slots. */
export const getSlotMedia: Verb<CallOf<'slotMedia.get'>> = async ({
  params,
  actor,
  db,
  services,
  reply,
}) => {
  const [row] = await fileRows(db, [params.id]);
  const isOpen =
    row !== undefined &&
    slotMediaRule(row.resource, row.field) !== undefined &&
    (row.recordId !== null || row.createdBy === actor.id);
  const content = row && isOpen ? await services.files.get(db, row.id) : undefined;
  if (!row || !content) throw notFound(notThere.picture);
  reply
    .type(row.mediaType)
    .header('content-disposition', 'inline')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, max-age=86400, immutable');
  return Buffer.from(content);
};
