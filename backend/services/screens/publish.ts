import type { CallOf } from '#contract/calls/index.ts';
import type { FieldError } from '#contract/calls/errors.ts';
import type { PublishFault } from '#contract/calls/screens/publishedScreens.ts';
import { publishRefusals } from '#contract/domain/messages/publishRefusals.ts';
import { withChanges } from '#contract/model/overlay/withChanges.ts';
import { schemaIn, schemaNameIn, screenIn } from '#contract/model/overlay/withOverlays.ts';
import { createHash } from 'node:crypto';
import { eq, max } from 'drizzle-orm';
import type { Context, Verb } from '../../calls/Context.ts';
import { inTransaction } from '../../calls/inTransaction.ts';
import { notFound, Refusal } from '../../calls/Refusal.ts';
import { lockByName } from '../../database/lockByName.ts';
import { screenVersions } from '../../database/schema/index.ts';
import { screensTopic } from '../../screens/published/followPublished.ts';
import { newestId, readVersion } from '../../screens/published/readVersions.ts';
import type { PublishedScreens } from '../../screens/published/publishedScreens.ts';
import { callOf } from '#contract/calls/index.ts';
import { tryScreen, type Next, type Trial, type TrialSetting } from './tryScreen.ts';

/** What the calls of publishing work with beside a request. */
export type PublishSetting = Omit<TrialSetting, 'db'> & {
  /** Development shows the files, whatever is published. */
  readonly isFollowing: boolean;
};

type Publishing =
  | CallOf<'publishedScreens.publish'>
  | CallOf<'publishedScreens.back'>
  | CallOf<'screenDrafts.publish'>;

const asError = ({
  part,
  pointer,
  file,
  line,
  column,
  message,
  suggestion,
}: PublishFault): FieldError => {
  const hint = suggestion === null ? '' : ` (did you mean "${suggestion}"?)`;
  const place = part === 'other' ? file : `${file}:${line}:${column}`;
  return {
    in: 'body',
    field: part === 'schema' ? `/schema${pointer}` : `/file${part === 'screen' ? pointer : ''}`,
    code: 'screen',
    message: `${place} ${message}${hint}`,
  };
};

/** Of file and form schema as the files say them: which release a version was made from. */
export const madeFrom = ({ base }: PublishedScreens, resource: string, next: Next): string => {
  const content = screenIn(base, resource)?.content ?? null;
  const schema = schemaIn(base, next ? next.file : content) ?? null;
  return createHash('sha256')
    .update(JSON.stringify([content, schema]))
    .digest('hex')
    .slice(0, 32);
};

/** Keeps a version that passed, unless something else was published since it was tried. */
const keep = async (
  context: Pick<Context, 'db' | 'audit' | 'actor' | 'services'>,
  { resource, next, why, version }: Asked,
  { overlay, newest }: Trial,
  published: PublishedScreens,
) => {
  const { db, audit, actor, services } = context;
  await lockByName(db, 'screen_versions');
  const [row] = await db
    .select({ number: max(screenVersions.number) })
    .from(screenVersions)
    .where(eq(screenVersions.resource, resource));
  const current = row?.number ?? 0;
  if (current !== version)
    throw new Refusal('STALE_VERSION', publishRefusals.meanwhile, {
      current: { resource, number: current },
    });
  if ((await newestId(db)) !== newest) throw new Refusal('CONFLICT', publishRefusals.another);
  const number = current + 1;
  const [kept] = await db
    .insert(screenVersions)
    .values({
      resource,
      number,
      isAsFiles: next === null,
      screenChanges: overlay.screen,
      schemaChanges: overlay.schema,
      madeFrom: madeFrom(published, resource, next),
      why,
      createdAt: services.now(),
      createdBy: actor.id,
    })
    .returning({ id: screenVersions.id });
  await audit.record({
    action: 'publish-screen',
    entity: 'published-screens',
    entityId: resource,
    version: number,
    before: { number: current },
    after: { number, why, isAsFiles: next === null },
  });
  await services.events.publish(db, {
    topic: screensTopic,
    payload: { id: kept?.id },
    isPassing: true,
  });
  return number;
};

interface Asked {
  readonly resource: string;
  readonly next: Next;
  readonly why: string;
  readonly version: number;
}

/** What else a call of publishing writes, once it may. */
interface Along {
  readonly inside?: (context: Pick<Context, 'db'>, number: number) => Promise<void>;
}

/** Several people may publish in the same seconds: each is tried again with what the others published. */
const mostTries = 4;

const isOvertaken = (error: unknown): boolean =>
  error instanceof Refusal && error.message === publishRefusals.another.message;

/** Tries a screen and, where nothing is wrong with it, keeps it as the next number. @throws Refusal */
export const publishNext = async (
  id: Publishing['id'],
  context: Context<Publishing>,
  asked: Asked,
  { isFollowing, ...setting }: PublishSetting,
  { inside: along }: Along = {},
) => {
  const { published } = setting;
  const { services } = context;
  if (!isFollowing) throw new Refusal('CONFLICT', publishRefusals.filesAlone);
  const once = async () => {
    const trial = await tryScreen({ ...setting, db: services.db }, asked.resource, asked.next);
    if (trial.faults.length > 0)
      throw new Refusal('VALIDATION_FAILED', publishRefusals.faulty, {
        errors: trial.faults.slice(0, 50).map(asError),
      });
    return inTransaction(callOf(id), context, async inside => {
      const kept = await keep(inside, asked, trial, published);
      await along?.(inside, kept);
      return kept;
    });
  };
  let number: number | undefined;
  for (let attempt = 1; number === undefined; attempt += 1)
    try {
      number = await once();
    } catch (error) {
      if (!isOvertaken(error) || attempt === mostTries) throw error;
      await published.refresh(services.db);
    }
  await published.refresh(services.db);
  const state = published.held().get(asked.resource)?.state ?? 'holds';
  return { resource: asked.resource, number, state };
};

/** POST published-screens/{resource}. */
export const publish =
  (setting: PublishSetting): Verb<CallOf<'publishedScreens.publish'>> =>
  async context => {
    const { params, body, services } = context;
    await setting.published.refresh(services.db);
    const { file, schema, why, version } = body;
    const asked = { resource: params.resource, next: { file, schema }, why: why.trim(), version };
    return publishNext('publishedScreens.publish', context, asked, setting);
  };

/** POST published-screens/{resource}/back: an earlier number over the files as they are now; 0 is what they say. */
export const back =
  (setting: PublishSetting): Verb<CallOf<'publishedScreens.back'>> =>
  async context => {
    const { params, body, services } = context;
    const { published } = setting;
    const { resource } = params;
    await published.refresh(services.db);
    const isThere = body.to > 0 || published.held().has(resource);
    const earlier = body.to > 0 ? await readVersion(services.db, resource, body.to) : undefined;
    if (!isThere || (body.to > 0 && !earlier)) throw notFound(publishRefusals.noNumber);
    const asked = { resource, why: body.why.trim(), version: body.version };
    if (!earlier || earlier.isAsFiles)
      return publishNext('publishedScreens.back', context, { ...asked, next: null }, setting);
    const { overlay } = earlier;
    const file = withChanges(screenIn(published.base, resource)?.content ?? {}, overlay.screen);
    const was = schemaIn(published.base, file);
    const schema = schemaNameIn(file) === undefined ? null : withChanges(was ?? {}, overlay.schema);
    const next = { file, schema };
    return publishNext('publishedScreens.back', context, { ...asked, next }, setting);
  };
