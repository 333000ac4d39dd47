import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { accountRecords } from './accountRecords.ts';
import {
  activityRecords,
  leadDeliveryRecords,
  leadProfileRecords,
  thresholdRecords,
  walletEntryRecords,
  walletPaymentRecords,
} from './accountLists.ts';
import { assignableAgentRecords } from './assignableAgents.ts';
import { createMapping, mappingRecords, removeMapping } from './accountMappings.ts';
import { addCity } from './addCity.ts';
import { dndStatus, markDnd } from './dnd.ts';
import { figureParts } from './figureParts.ts';
import { inWrite } from '../../tables/inWrite.ts';
import { dismissMatch, ipMatchRecords } from './ipMatches.ts';
import {
  accountMergeRecords,
  createMerge,
  mergeIntoAccount,
  previewMerge,
  undoMerge,
} from './mergeAccounts.ts';
import { isMigrated, migrate } from './migrate.ts';
import { didNumber, thresholds, updateHistory, wallet } from './readAccount.ts';
import { reassign } from './reassign.ts';
import { createAccount, getAccount, updateAccount } from './saveAccount.ts';
import { keySearch } from './keySearch.ts';

const mergeRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, accountMergeRecords);
  serveRecords(app, services, ipMatchRecords);
  serve(app, services, callOf('accounts.merge'), mergeIntoAccount);
  serve(app, services, callOf('accountMerges.create'), createMerge);
  serve(app, services, callOf('accountMerges.preview'), previewMerge);
  serve(app, services, callOf('accountMerges.undo'), undoMerge);
  serve(app, services, callOf('accountIpMatches.dismiss'), dismissMatch);
};

const listRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, assignableAgentRecords);
  serveRecords(app, services, activityRecords);
  serveRecords(app, services, walletPaymentRecords);
  serveRecords(app, services, walletEntryRecords);
  serveRecords(app, services, thresholdRecords);
  serveRecords(app, services, mappingRecords, { create: createMapping, remove: removeMapping });
  serveRecords(app, services, leadDeliveryRecords);
  serveRecords(app, services, leadProfileRecords);
};

export const accountRoutes = (app: FastifyInstance, services: Services): void => {
  const by = {
    get: getAccount,
    create: createAccount,
    update: updateAccount,
  };
  serveRecords(app, services, accountRecords, by);
  serve(app, services, callOf('accounts.updateV1'), context => updateAccount(inWrite(context)));
  serve(app, services, callOf('accounts.addCity'), addCity);
  serve(app, services, callOf('accounts.reassign'), reassign);
  serve(app, services, callOf('accounts.updateHistory'), updateHistory);
  serve(app, services, callOf('accounts.migrate'), migrate);
  serve(app, services, callOf('accounts.isMigrated'), isMigrated);
  serve(app, services, callOf('accounts.didNumber'), didNumber);
  serve(app, services, callOf('accounts.dndStatus'), dndStatus);
  serve(app, services, callOf('accounts.markDnd'), markDnd);
  serve(app, services, callOf('accounts.wallet'), wallet);
  serve(app, services, callOf('accounts.thresholds'), thresholds);
  serve(app, services, callOf('accounts.figureParts'), figureParts);
  listRoutes(app, services);
  mergeRoutes(app, services);
  serve(app, services, callOf('accounts.keySearch'), keySearch);
};
