import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { activateDeal, activateProducts } from './activation/activateProducts.ts';
import { combinedAutoActivations, packagesByClient } from './activation/byClient.ts';
import { decideForce, forceActivate } from './activation/forceActivation.ts';
import { manualActivationRecords } from './activation/manualActivations.ts';
import { answerTermsheet, cancelTermsheet, dropTermsheet } from './endTermsheet.ts';
import { getTermsheet, viewTermsheet } from './getTermsheet.ts';
import { correctCase, sendToRcm, decideCase, getCase } from './rcmCases.ts';
import { createTermsheet, updateTermsheet } from './saveTermsheet.ts';
import { shareTermsheet } from './shareTermsheet.ts';
import {
  termsheetMilestoneRecords,
  termsheetPackageRecords,
  termsheetStepRecords,
} from './termsheetLists.ts';
import { termsheetPdf } from './termsheetPdf.ts';
import { termsheetProductRecords, updateTermsheetProduct } from './termsheetProducts.ts';
import { termsheetRecords } from './termsheetRecords.ts';

/** Termsheets and what is done with them. */
export const termsheetRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, termsheetRecords, {
    get: getTermsheet,
    create: createTermsheet,
    update: updateTermsheet,
  });
  serveRecords(app, services, termsheetPackageRecords);
  serveRecords(app, services, termsheetProductRecords, { update: updateTermsheetProduct });
  serveRecords(app, services, termsheetMilestoneRecords);
  serveRecords(app, services, termsheetStepRecords);
  serve(app, services, callOf('termsheets.sendToRcm'), sendToRcm);
  serve(app, services, callOf('termsheets.correct'), correctCase);
  serve(app, services, callOf('termsheets.answer'), answerTermsheet);
  serve(app, services, callOf('termsheets.cancel'), cancelTermsheet);
  serve(app, services, callOf('termsheets.drop'), dropTermsheet);
  serve(app, services, callOf('termsheets.share'), shareTermsheet);
  serve(app, services, callOf('termsheets.pdf'), termsheetPdf);
  serve(app, services, callOf('termsheets.view'), viewTermsheet);
  serveRecords(app, services, manualActivationRecords);
  serve(app, services, callOf('products.activate'), activateProducts);
  serve(app, services, callOf('opportunities.activate'), activateDeal);
  serve(app, services, callOf('products.forceActivate'), forceActivate);
  serve(app, services, callOf('products.decideForce'), decideForce);
  serve(app, services, callOf('products.combinedAutoActivations'), combinedAutoActivations);
  serve(app, services, callOf('packages.byClient'), packagesByClient);
  serve(app, services, callOf('rcm.get'), getCase);
  serve(app, services, callOf('rcm.decide'), decideCase);
};
