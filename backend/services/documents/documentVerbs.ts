import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { callOf, type CallOf } from '#contract/calls/index.ts';
import { documentExistsMessage, uploadTypes } from '#contract/domain/checks/uploads.ts';
import { documentFault } from '#contract/domain/files/documentFault.ts';
import { readMediaFacts } from '#contract/domain/files/readMediaFacts.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { toldText } from '#contract/domain/messages/told.ts';
import type { Verb } from '../../calls/Context.ts';
import { invalidField, notFound, Refusal } from '../../calls/Refusal.ts';
import { documentContents, documents } from '../../database/schema/index.ts';
import { readForm } from '../../files/readForm.ts';
import { cleanName } from '../files/cleanName.ts';
import { documentOrRefuse, documentsOf, presentDocument, refuseObject } from './documentScope.ts';

const entity = 'documents';
/** The domain of the console's own records (part 1 section 1). */
const usualDomain = 5;

/** GET document?objectId&objectType. */
export const listDocuments: Verb<CallOf<'documents.list'>> = async context => {
  const { objectId, objectType, domainId } = context.query;
  await refuseObject(context, 'read', { objectId, objectType });
  return { results: await documentsOf(context, { objectType, objectId }, domainId) };
};

const mostTags = 10;
const longestTag = 40;

/** Tags with commas; a document without any is as good (T95). */
const tagsIn = (text = ''): string[] => {
  const tags = [...new Set(text.split(',').map(tag => tag.trim()))].filter(tag => tag !== '');
  if (tags.length > mostTags || tags.some(tag => tag.length > longestTag))
    throw invalidField('/tags', 'check', 'At most 10 tags of 40 characters each.');
  return tags;
};

const sentDocument = async (body: unknown) => {
  const { texts, file } = await readForm(body, callOf('documents.upload'), 'document');
  const number = (name: string, text: string | undefined): number => {
    if (!/^[1-9]\d{0,9}$/.test(text ?? ''))
      throw invalidField(`/${name}`, 'type', 'Give a number.');
    return Number(text);
  };
  return {
    objectId: number('objectId', texts['objectId']),
    objectType: texts['objectType'] ?? '',
    domainId: texts['domainId'] === undefined ? usualDomain : number('domainId', texts['domainId']),
    displayName: texts['displayName'],
    tags: tagsIn(texts['tags']),
    file,
  };
};

/** @throws Refusal 422 that says what a file is which cannot be a document */
const mediaTypeOf = async (content: Uint8Array) => {
  const facts = await readMediaFacts(content);
  const fault = documentFault({ size: content.length, facts });
  if (fault) throw invalidField('/file', 'file', toldText(fault));
  const type = uploadTypes.find(({ mime }) => mime === facts?.type);
  if (!type) throw new Error('A document that is accepted has a known type');
  return type;
};

/** POST document: checked by its content; the same file twice on one object answers 409 (T93). */
export const uploadDocument: Verb<CallOf<'documents.upload'>> = async context => {
  const { db, actor, audit } = context;
  const { file, displayName, ...object } = await sentDocument(context.body);
  await refuseObject(context, 'change', object);
  const { id: kind, mime } = await mediaTypeOf(file.content);
  const name = cleanName(file.name);
  const [made] = await db
    .insert(documents)
    .values({
      ...object,
      name,
      mediaType: mime,
      displayName: displayName?.trim().slice(0, 120) || kind.toUpperCase(),
      size: file.content.length,
      sha256: createHash('sha256').update(file.content).digest('hex'),
      createdBy: actor.id,
      updatedBy: actor.id,
    })
    .onConflictDoNothing()
    .returning({ id: documents.id });
  if (!made) throw new Refusal('CONFLICT', documentExistsMessage);
  await db.insert(documentContents).values({ documentId: made.id, content: file.content });
  await audit.record({
    action: 'create',
    entity,
    entityId: made.id,
    after: {
      name,
      objectType: object.objectType,
      objectId: object.objectId,
      ...(object.tags.length > 0 && { tags: object.tags }),
    },
  });
  return presentDocument(await documentOrRefuse(context, 'read', made.id));
};

/** DELETE document/{id}. */
export const removeDocument: Verb<CallOf<'documents.remove'>> = async context => {
  const { id } = context.params;
  const row = await documentOrRefuse(context, 'change', id);
  await context.db
    .update(documents)
    .set({ deletedAt: context.services.now(), updatedBy: context.actor.id })
    .where(eq(documents.id, id));
  await context.audit.record({
    action: 'delete',
    entity,
    entityId: id,
    before: { name: row.name, objectType: row.objectType, objectId: row.objectId },
  });
  return { id };
};

/** GET document/{id}/content: opened by the browser as what its bytes are, never as a page of the console. */
export const getDocument: Verb<CallOf<'documents.get'>> = async context => {
  const { id } = context.params;
  const row = await documentOrRefuse(context, 'read', id);
  const [stored] = await context.db
    .select({ content: documentContents.content })
    .from(documentContents)
    .where(eq(documentContents.documentId, id));
  if (!stored) throw notFound(notThere.document);
  const name = encodeURIComponent(row.name).replaceAll("'", '%27');
  context.reply
    .type(row.mediaType)
    .header('content-disposition', `inline; filename*=UTF-8''${name}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('cache-control', 'private, max-age=300');
  return Buffer.from(stored.content);
};
