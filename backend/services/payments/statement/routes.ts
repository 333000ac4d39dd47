import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { getStatement } from './accountStatement.ts';
import { statementCsv, statementPdf } from './statementFiles.ts';

/** What an account was billed and paid. */
export const statementRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('statements.get'), getStatement);
  serve(app, services, callOf('statements.pdf'), statementPdf);
  serve(app, services, callOf('statements.csv'), statementCsv);
};
