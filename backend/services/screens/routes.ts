import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { projectRoot } from '../../screens/projectRoot.ts';
import type { Screens } from '../../screens/readScreens.ts';
import type { PublishedScreens } from '../../screens/published/publishedScreens.ts';
import { readReleased, type ReleasedScreen } from '../records/migrations/readReleased.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { beginDraft } from './drafts/beginDraft.ts';
import { draftRecords, versionRecords } from './drafts/draftRecords.ts';
import { lookAtDraft } from './drafts/lookAtDraft.ts';
import { publishDraft } from './drafts/publishDraft.ts';
import { liveFile, liveHeads, liveValidator } from './live.ts';
import { back, publish } from './publish.ts';
import { checkPublished, getPublished, listPublished } from './read.ts';

declare module 'fastify' {
  interface FastifyInstance {
    publishedScreens: {
      readonly published: PublishedScreens;
      readonly isFollowing: boolean;
    };
  }
}

/** Screens that are published into this instance, and how pages follow them. */
export const screenRoutes = (app: FastifyInstance, services: Services, screens: Screens): void => {
  const { published } = app.publishedScreens;
  let known: ReadonlyMap<string, ReleasedScreen> | undefined;
  const setting = {
    ...app.publishedScreens,
    screens,
    migrations: app.recordMigrations,
    released: () => (known ??= readReleased(projectRoot())),
  };
  serve(app, services, callOf('publishedScreens.list'), listPublished(setting));
  serve(app, services, callOf('publishedScreens.get'), getPublished(setting));
  serve(app, services, callOf('publishedScreens.check'), checkPublished(setting));
  // They look at all screens first, and need no transaction for it.
  const own = { opensTransaction: true };
  serve(app, services, callOf('publishedScreens.publish'), publish(setting), undefined, own);
  serve(app, services, callOf('publishedScreens.back'), back(setting), undefined, own);
  serveRecords(app, services, draftRecords);
  serveRecords(app, services, versionRecords);
  serve(app, services, callOf('screenDrafts.begin'), beginDraft(published), undefined, own);
  serve(app, services, callOf('screenDrafts.look'), lookAtDraft(setting));
  serve(app, services, callOf('screenDrafts.publish'), publishDraft(setting), undefined, own);
  serve(app, services, callOf('liveScreens.heads'), liveHeads(app.publishedScreens));
  serve(app, services, callOf('liveScreens.file'), liveFile(published));
  serve(app, services, callOf('liveScreens.validator'), liveValidator(published));
};
