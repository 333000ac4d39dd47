import { createHash } from 'node:crypto';
import type { CallOf } from '#contract/calls/index.ts';
import { readMediaFacts } from '#contract/domain/files/readMediaFacts.ts';
import { uploadFault } from '#contract/domain/files/uploadFault.ts';
import { fileField } from '#contract/model/record/fileIdsIn.ts';
import { canDo, hiddenFields, lockedFields } from '#contract/model/rights/screenAccess.ts';
import type { UploadFile } from '#contract/model/types.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { told, toldText } from '#contract/domain/messages/told.ts';
import type { Actor } from '../../calls/Actor.ts';
import type { Verb } from '../../calls/Context.ts';
import { notAllowed, notFound, Refusal } from '../../calls/Refusal.ts';
import { files } from '../../database/schema/index.ts';
import type { Screens } from '../../screens/readScreens.ts';
import { cleanName } from './cleanName.ts';
import { presentFile } from './mayRead.ts';
import { removeExpired } from './removeExpired.ts';

/** A day: long enough to finish a form, short enough that given-up uploads do not pile up. */
const unnamedFor = 24 * 60 * 60_000;

const unreadable = told('This file cannot be read', 'यह फ़ाइल पढ़ी नहीं जा सकती');

/** @throws Refusal when there is no such field, or the person could not save a file into it. */
const uploadOf = (
  screens: Screens,
  { resource, field }: { resource: string; field: string },
  { roleCodes }: Actor,
): UploadFile => {
  const screen = screens.get(resource);
  const upload = screen?.type === 'records' ? fileField(screen.fields, field)?.upload : undefined;
  if (screen?.type !== 'records' || !upload) throw notFound(notThere.field);
  const isOpen = canDo(screen, roleCodes, 'create') || canDo(screen, roleCodes, 'edit');
  const closed = [...hiddenFields(screen, roleCodes), ...lockedFields(screen, roleCodes)];
  const [top = field] = field.split('.', 1);
  if (!isOpen || closed.includes(top) || closed.includes(field)) throw notAllowed();
  return upload;
};

/** POST files: checked by its content alone, kept until a record names it or a day has passed. */
export const uploadFile =
  (screens: Screens): Verb<CallOf<'files.upload'>> =>
  async ({ query, body, actor, db, audit, services }) => {
    const upload = uploadOf(screens, query, actor);
    const content: unknown = body;
    if (!(content instanceof Uint8Array))
      throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 'Send the file as application/octet-stream.');
    const facts = await readMediaFacts(content);
    const fault = uploadFault({ size: content.length, facts }, upload);
    if (fault || !facts) {
      const words = fault ? toldText(fault) : unreadable;
      const errors = [{ in: 'body', field: '', code: 'file', ...words } as const];
      throw new Refusal('VALIDATION_FAILED', words, { errors });
    }
    const [row] = await db
      .insert(files)
      .values({
        resource: query.resource,
        field: query.field,
        name: cleanName(query.name),
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
    await removeExpired(db, services);
    // The history of the record tells of the file once it is saved there.
    audit.nothingChanged();
    return presentFile(row);
  };
