import { eq } from 'drizzle-orm';
import { callOf, type CallOf } from '#contract/calls/index.ts';
import { draftRefusals } from '#contract/domain/messages/draftRefusals.ts';
import { noScreen } from '#contract/domain/messages/notThere.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import {
  draftOfFields,
  draftOfSchema,
  type DraftFiles,
  type NewScreen,
} from '#contract/model/newScreen/draftFiles.ts';
import { planFromTable, tellsApart } from '#contract/model/newScreen/planFromTable.ts';
import { schemaIn, screenIn } from '#contract/model/overlay/withOverlays.ts';
import { screenLabelIn } from '#contract/model/overlay/screenLabelIn.ts';
import { isMembers } from '#contract/model/written/SharedFiles.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { inTransaction } from '../../../calls/inTransaction.ts';
import { notFound, Refusal } from '../../../calls/Refusal.ts';
import { screenDrafts, type DraftedScreen } from '../../../database/schema/index.ts';
import { readCsv } from '../../../imports/file/readCsv.ts';
import type { PublishedScreens } from '../../../screens/published/publishedScreens.ts';
import { inWrite } from '../../../tables/inWrite.ts';
import { madeFrom } from '../publish.ts';
import { draftRecords, refuseDraft } from './draftRecords.ts';

type Begin = CallOf<'screenDrafts.begin'>;
type Asked = Parameters<Verb<Begin>>[0]['body'];

const wrong = (field: keyof Asked, told: Told): Refusal =>
  new Refusal('VALIDATION_FAILED', draftRefusals.notKept, {
    errors: [{ in: 'body', field: `/${field}`, code: 'screen', ...told }],
  });

const parsedSchema = (text: string): Record<string, unknown> => {
  try {
    const schema: unknown = JSON.parse(text);
    if (isMembers(schema) && isMembers(schema['properties'])) return { ...schema };
  } catch {
    // What is no JSON is told like what is no schema.
  }
  throw wrong('text', draftRefusals.noJson);
};

const made = async (
  { from, resource, one, other, text = '' }: Asked,
  published: PublishedScreens,
): Promise<DraftFiles> => {
  const { screens } = published.files();
  if (screenIn(published.files(), resource))
    throw wrong('resource', draftRefusals.isThere(resource));
  if (one === undefined || other === undefined)
    throw wrong(one === undefined ? 'one' : 'other', draftRefusals.noNames);
  const others = screens.map(({ content }) => content);
  const names: NewScreen = { resource, one: one.trim(), other: other.trim(), others };
  if (from === 'nothing') return draftOfFields(names);
  if (text.trim() === '') throw wrong('text', draftRefusals.noText);
  if (from === 'jsonSchema') return draftOfSchema(names, parsedSchema(text));
  const { header, rows } = await readCsv(text);
  const cells = rows.map(row => row.cells);
  return draftOfFields(names, planFromTable(header, cells), tellsApart(header, cells));
};

/** What a screen that there is says now. @throws Refusal NOT_FOUND, or CONFLICT for a page made by hand */
const held = (published: PublishedScreens, resource: string): DraftedScreen => {
  const files = published.files();
  const content = screenIn(files, resource)?.content;
  if (!isMembers(content)) throw notFound(noScreen(resource));
  if ('page' in content) throw new Refusal('CONFLICT', draftRefusals.ofProduct);
  const schema = schemaIn(files, content);
  return { file: { ...content }, schema: isMembers(schema) ? { ...schema } : null };
};

/** The draft of a screen, which is begun unless there is one. */
const keepBegun = async (
  context: Context<Begin>,
  published: PublishedScreens,
  screen: DraftedScreen,
) => {
  const { db, services, actor, audit, body } = context;
  const { resource, from } = body;
  const [begun] = await db
    .select({ id: screenDrafts.id })
    .from(screenDrafts)
    .where(eq(screenDrafts.resource, resource));
  if (begun && from === 'screen') {
    audit.nothingChanged();
    return draftRecords.readOne(inWrite(context), begun.id);
  }
  if (begun) throw wrong('resource', draftRefusals.isBegun(resource));
  const [row] = await db
    .insert(screenDrafts)
    .values({
      resource,
      label: screenLabelIn(screen.file),
      screen,
      basedOn: published.held().get(resource)?.version.number ?? 0,
      madeFrom: madeFrom(published, resource, screen),
      createdAt: services.now(),
      createdBy: actor.id,
      updatedBy: actor.id,
    })
    .returning({ id: screenDrafts.id });
  if (!row) throw new Error('The insert returned no draft');
  const draft = await draftRecords.readOne(inWrite(context), row.id);
  await audit.record({
    action: 'create',
    entity: 'screen-drafts',
    entityId: row.id,
    version: draft.version,
    after: { resource, from },
  });
  return draft;
};

/**
 * POST screen-drafts: one draft a screen; whoever comes second goes on with it. All is read before the transaction, since what reads
 * screens waits for others that do.
 */
export const beginDraft =
  (published: PublishedScreens): Verb<Begin> =>
  async context => {
    const { services, body } = context;
    const { resource } = body;
    await published.refresh(services.db);
    const screen = body.from === 'screen' ? held(published, resource) : await made(body, published);
    refuseDraft(resource, screen);
    return inTransaction(callOf('screenDrafts.begin'), context, inside =>
      keepBegun(inside, published, screen),
    );
  };
