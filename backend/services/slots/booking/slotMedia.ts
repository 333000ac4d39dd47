import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import { slotMediaId } from '#contract/calls/slots/slotMedia.ts';
import { slotMessages, type SlotFault } from '#contract/domain/slots/slotFaults.ts';
import type { Database } from '../../../database/client.ts';
import { files } from '../../../database/schema/index.ts';
import type { NamedMedia, SlotGroup } from './kinds/SlotKind.ts';

type Media = readonly NamedMedia[];

/** A month, so that taking a change back finds the picture again. */
const keptFor = 30 * 24 * 60 * 60_000;

const idsIn = (media: Media): string[] => media.flatMap(({ url }) => slotMediaId(url) ?? []);

/**
 * Uploads that a slot may not name: they were not made here, for another place, by someone else, or belong to another
 * slot. What the stored slot shows already stays.
 */
export const mediaFaults = async (
  db: Database,
  { resource }: Pick<SlotGroup, 'resource'>,
  media: Media,
  stored: Media,
  { actorId, slotId }: { actorId: number; slotId?: number },
): Promise<readonly SlotFault[]> => {
  const isKnown = ({ place, url }: NamedMedia) =>
    stored.some(known => known.place === place && known.url === url);
  const fresh = media.filter(one => !isKnown(one));
  const ids = idsIn(fresh);
  const rows = ids.length === 0 ? [] : await db.select().from(files).where(inArray(files.id, ids));
  const isOurs = ({ place, url }: NamedMedia): boolean =>
    rows.some(
      row =>
        row.id === slotMediaId(url) &&
        row.resource === resource &&
        row.field === place &&
        (row.recordId === null ? row.createdBy === actorId : row.recordId === String(slotId)),
    );
  return fresh
    .filter(one => !isOurs(one))
    .map(({ place }) => ({
      field: place,
      code: 'file',
      message: slotMessages.upload,
    }));
};

/** The uploads that are named belong to the slot from now on; those that it no longer names go after a month. */
export const bindMedia = async (
  db: Database,
  { resource }: Pick<SlotGroup, 'resource'>,
  slotId: number,
  media: Media,
  now: Date,
): Promise<void> => {
  const ids = idsIn(media);
  const isSlotMedia = eq(files.resource, resource);
  if (ids.length > 0)
    await db
      .update(files)
      .set({ recordId: String(slotId), expiresAt: null })
      .where(and(isSlotMedia, inArray(files.id, ids)));
  await db
    .update(files)
    .set({ expiresAt: new Date(now.getTime() + keptFor) })
    .where(
      and(
        isSlotMedia,
        eq(files.recordId, String(slotId)),
        isNull(files.expiresAt),
        notInArray(files.id, ids),
      ),
    );
};
