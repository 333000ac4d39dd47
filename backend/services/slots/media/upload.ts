import { createHash } from 'node:crypto';
import { callOf, type CallOf } from '#contract/calls/index.ts';
import { slotMediaUrl } from '#contract/calls/slots/slotMedia.ts';
import { readMediaFacts } from '#contract/domain/files/readMediaFacts.ts';
import { told, toldText, type Told } from '#contract/domain/messages/told.ts';
import { imageTagIdOf } from '#contract/domain/slots/productCards.ts';
import { cardImageFault, type CardImage } from '#contract/domain/slots/siteTakeover/cardImages.ts';
import { slotMediaRule } from '#contract/domain/slots/slotMediaPlaces.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { invalidField } from '../../../calls/Refusal.ts';
import { files } from '../../../database/schema/index.ts';
import { readForm, type SentForm } from '../../../files/readForm.ts';
import { cleanName } from '../../files/cleanName.ts';
import { removeExpired } from '../../files/removeExpired.ts';
import { contentFault } from './contentFault.ts';
import { slotMediaField, slotMediaResource } from './slotMediaField.ts';

/** A day: long enough to finish a form, short enough that given-up uploads do not pile up. */
const unnamedFor = 24 * 60 * 60_000;

interface Place {
  /** The screen of its slots. */
  readonly resource: string;
  readonly place: string;
  /** Of a card of a site takeover. */
  readonly priority?: number;
  readonly rule: CardImage;
}

/** A place by its name, or the card of a site takeover by its priority. */
const placeOf = ({ priority, resource, place }: SentForm['texts']): Place => {
  if (resource !== undefined || place !== undefined) {
    const rule = slotMediaRule(resource ?? '', place ?? '');
    if (!rule || resource === undefined || place === undefined)
      throw invalidField('/place', 'place', 'Choose where in the slot this file goes.');
    return { resource, place, rule };
  }
  const card = slotMediaField(Number(priority));
  const rule = slotMediaRule(slotMediaResource, card);
  if (!rule || !/^[1-9]\d?$/.test(priority ?? ''))
    throw invalidField('/priority', 'priority', 'Choose a card from 1 to 10 for this picture.');
  return { resource: slotMediaResource, place: card, priority: Number(priority), rule };
};

const unreadable = told(
  'This file cannot be read as a picture.',
  'यह फ़ाइल चित्र के रूप में पढ़ी नहीं जा सकती।',
);

/** What the bytes tell, once nothing speaks against them. */
const judged = async (content: Uint8Array, rule: CardImage) => {
  const facts = await readMediaFacts(content);
  const refuse = (words: Told) => invalidField('/file', 'file', words);
  const fault = cardImageFault({ size: content.length, facts }, rule);
  if (fault) throw refuse(toldText(fault));
  if (facts?.type === 'video/mp4' || facts?.type === 'video/webm')
    return { type: facts.type, width: 0, height: 0 };
  if (!facts || facts.width === null || facts.height === null) throw refuse(unreadable);
  const broken = await contentFault(content, facts.type);
  if (broken) throw refuse(broken);
  return { type: facts.type, width: facts.width, height: facts.height };
};

const store = async (
  { db, actor, services }: Pick<Context, 'db' | 'actor' | 'services'>,
  { file }: SentForm,
  { resource, place, rule }: Place,
) => {
  const { content } = file;
  const facts = await judged(content, rule);
  const [row] = await db
    .insert(files)
    .values({
      resource,
      field: place,
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

/** POST upload-media-to-s3: checked by its content and the place it is for, kept until a slot names it or a day has passed. */
export const uploadSlotMedia: Verb<CallOf<'slotMedia.upload'>> = async context => {
  const form = await readForm(context.body, callOf('slotMedia.upload'), 'picture');
  const place = placeOf(form.texts);
  const stored = await store(context, form, place);
  await removeExpired(context.db, context.services);
  // The history of the slot tells of the picture once it is saved there.
  context.audit.nothingChanged();
  return {
    ...stored,
    url: slotMediaUrl(stored.id),
    ...(place.priority === undefined
      ? { place: place.place }
      : { priority: place.priority, image_tag_id: imageTagIdOf(place.priority) }),
  };
};
