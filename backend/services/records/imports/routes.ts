import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { noImport } from '#contract/domain/messages/notThere.ts';
import type { Services } from '../../../calls/Context.ts';
import type { RightsOfCall } from '../../../calls/mayCall.ts';
import { notFound, Refusal } from '../../../calls/Refusal.ts';
import { serve } from '../../../calls/serve.ts';
import { refuseUnlessMay } from '../../../records/recordRows.ts';
import type { Screens } from '../../../screens/readScreens.ts';
import { acceptCsv } from '../../../imports/file/acceptCsv.ts';
import type { Importer } from '../../../imports/Importer.ts';
import { listImports } from './listImports.ts';
import { findProgress } from '../../../imports/progress.ts';
import { recordImporter } from './records/recordImporter.ts';
import { revertImport } from './revertImport.ts';
import { runImport } from '../../../imports/runImport.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** By name of the screen: those that a service of its own reads. */
    ownImporters: Map<string, Importer>;
  }
}

/** The screen of that name. @throws Refusal NOT_FOUND when it has no import. */
const importScreen = (screens: Screens, resource: string): RecordScreen => {
  const screen = screens.get(resource);
  if (screen?.type === 'records' && screen.import !== null) return screen;
  throw notFound(noImport(resource));
};

const elsewhere = 'These records are kept in another system and cannot be changed here.';

/** Imports of every screen that has one; what a documented call reads itself is at its own address too. */
export const importRoutes = (app: FastifyInstance, services: Services, screens: Screens): void => {
  app.decorate('ownImporters', new Map());
  const mayImport: RightsOfCall = ({ resource = '' }, actor) =>
    refuseUnlessMay(importScreen(screens, resource), actor, 'import');
  const around = { screens, servedCalls: app.servedCalls };
  const importerOf = (resource: string): Importer => {
    const screen = importScreen(screens, resource);
    const own = app.ownImporters.get(resource);
    if (own) return own;
    // Its call reads the file, and another backend answers that call.
    if (screen.import?.call) throw new Refusal('UNAVAILABLE', elsewhere);
    return recordImporter(screen, around);
  };

  // A scope of its own: no other call takes a file as its body.
  app.register((scope, _options, done) => {
    acceptCsv(scope);
    const run = callOf('imports.run');
    serve(
      scope,
      services,
      run,
      context => runImport(run, importerOf(context.params.resource))(context),
      mayImport,
      { opensTransaction: true },
    );
    done();
  });
  serve(app, services, callOf('imports.list'), listImports, mayImport);
  serve(
    app,
    services,
    callOf('imports.progress'),
    async ({ params, actor }) => (await findProgress(services, actor.id, params.run)) ?? {},
    mayImport,
  );
  serve(app, services, callOf('imports.revert'), revertImport(importerOf), mayImport);
};
