import type { CallOf } from '#contract/calls/index.ts';
import { noScreen } from '#contract/domain/messages/notThere.ts';
import type { Actor } from '../../calls/Actor.ts';
import type { Verb } from '../../calls/Context.ts';
import { notFound } from '../../calls/Refusal.ts';
import { headsFor, isOpenTo } from '../../screens/published/headsFor.ts';
import type { PublishedScreens, ServedScreen } from '../../screens/published/publishedScreens.ts';
import { validatorModule } from '../../screens/published/validatorSource.ts';

/** What a version says never changes; whether the person may still ask for it is no secret that a cache could keep. */
const aWeek = 'private, max-age=604800, immutable';

interface Live {
  readonly published: PublishedScreens;
  /** Development shows the files, whatever is published. */
  readonly isFollowing: boolean;
}

/** GET live-screens. */
export const liveHeads =
  ({ published, isFollowing }: Live): Verb<CallOf<'liveScreens.heads'>> =>
  async ({ db, actor }) => {
    // A page may be told of what another process published before this one heard of it.
    await published.refresh(db);
    const told = isFollowing ? headsFor(published, actor.roleCodes) : undefined;
    return told ?? { heads: [], versions: {}, lines: {}, without: [] };
  };

interface Asked {
  readonly resource: string;
  readonly version: string;
  readonly actor: Actor;
}

/** @throws Refusal NOT_FOUND for a version that does not hold, and alike where the person may not open the screen */
const servedFor = (
  published: PublishedScreens,
  { resource, version, actor }: Asked,
): ServedScreen => {
  const served = published.served().get(resource);
  if (served?.key === version && isOpenTo(served.screen, actor.roleCodes)) return served;
  throw notFound(noScreen(resource));
};

/** GET live-screens/{resource}. */
export const liveFile =
  (published: PublishedScreens): Verb<CallOf<'liveScreens.file'>> =>
  async ({ db, params, query, actor, reply }) => {
    await published.refresh(db);
    const { file, schema = null } = servedFor(published, { ...params, ...query, actor });
    reply.header('cache-control', aWeek);
    return { file, schema };
  };

const compiled = new WeakMap<ServedScreen, Buffer>();

/** GET live-screens/{resource}/validator.js. */
export const liveValidator =
  (published: PublishedScreens): Verb<CallOf<'liveScreens.validator'>> =>
  async ({ db, params, query, actor, reply }) => {
    await published.refresh(db);
    const served = servedFor(published, { ...params, ...query, actor });
    if (!served.schema) throw notFound(noScreen(params.resource));
    const known = compiled.get(served) ?? Buffer.from(validatorModule(served.schema));
    compiled.set(served, known);
    reply.type('text/javascript; charset=utf-8').header('cache-control', aWeek);
    return known;
  };
