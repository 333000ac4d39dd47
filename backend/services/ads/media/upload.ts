import { createHash } from 'node:crypto';
import type { CallOf } from '#contract/calls/index.ts';
import { slotMediaUrl } from '#contract/calls/ads/slotMedia.ts';
import { readFileFacts } from '#contract/domain/files/readFileFacts.ts';
import { imageTagIdOf } from '#contract/domain/slots/productCards.ts';
import {
  cardImage,
  cardImageFault,
  type CardImage,
} from '#contract/domain/slots/siteTakeover/cardImages.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { invalidField, Refusal } from '../../../calls/Refusal.ts';
import { files } from '../../../database/schema/index.ts';
import { cleanName } from '../../console/files/cleanName.ts';
import { removeExpired } from '../../console/files/removeExpired.ts';
import { contentFault } from './contentFault.ts';
import { readMultipart, type SentForm } from './readMultipart.ts';
import { slotMediaField, slotMediaResource } from './slotMediaField.ts';

/** A day: long enough to finish a form, short enough that given-up uploads do not pile up. */
const unnamedFor = 24 * 60 * 60_000;

const readForm = async ({ body }: { body: unknown }): Promise<SentForm> => {
  const { content, type } = (body ?? {}) as { content?: unknown; type?: unknown };
  if (!(content instanceof Uint8Array) || typeof type !== 'string')
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 'Send the picture as multipart/form-data.');
  return readMultipart(content, type, ['priority']);
};

interface Card {
  readonly priority: number;
  readonly rule: CardImage;
}

const cardOf = (text: string | undefined): Card => {
  const priority = /^[1-9]\d?$/.test(text ?? '') ? Number(text) : 0;
  const rule = cardImage(priority);
  if (!rule)
    throw invalidField('/priority', 'priority', 'Choose a card from 1 to 10 for this picture.');
  return { priority, rule };
};

/** What the bytes tell, once nothing speaks against them. */
const judged = async (content: Uint8Array, rule: CardImage) => {
  const facts = readFileFacts(content);
  const refuse = (message: string) => invalidField('/file', 'file', message);
  const fault = cardImageFault({ size: content.length, facts }, rule);
  if (fault) throw refuse(fault.en);
  if (!facts || facts.width === null || facts.height === null)
    throw refuse('This file cannot be read as a picture.');
  const broken = await contentFault(content, facts.type);
  if (broken) throw refuse(broken);
  return { type: facts.type, width: facts.width, height: facts.height };
};

const store = async (
  { db, actor, services }: Pick<Context, 'db' | 'actor' | 'services'>,
  { file }: SentForm,
  { priority, rule }: Card,
) => {
  const { content } = file;
  const facts = await judged(content, rule);
  const [row] = await db
    .insert(files)
    .values({
      resource: slotMediaResource,
      field: slotMediaField(priority),
      name: cleanName(file.name),
      mediaType: facts.type,
      size: content.length,
      width: facts.width,
      height: facts.height,
      sha256: createHash('sha256').update(content).digest('hex'),
      createdBy: actor.id,
      expiresAt: new Date(services.now().getTime() + unnamedFor),
    })
    .returning();
  if (!row) throw new Error('The insert returned no file');
  await services.files.put(db, row.id, content, facts.type);
  return { ...facts, id: row.id, name: row.name, size: row.size };
};

/** POST upload-media-to-s3: judged by its bytes and the card it is for, kept until a slot names it or a day has passed. */
export const uploadSlotMedia: Verb<CallOf<'slotMedia.upload'>> = async context => {
  const form = await readForm(context);
  const card = cardOf(form.texts['priority']);
  const stored = await store(context, form, card);
  await removeExpired(context.db, context.services);
  // The history of the slot tells of the picture once it is saved there.
  context.audit.nothingChanged();
  return {
    ...stored,
    url: slotMediaUrl(stored.id),
    priority: card.priority,
    image_tag_id: imageTagIdOf(card.priority),
  };
};
