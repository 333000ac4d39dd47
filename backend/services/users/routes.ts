import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { hrisDetails } from './hrisDetails.ts';
import { listChildren } from './listChildren.ts';
import {
  departmentRecords,
  designationRecords,
  salesBranchRecords,
  virtualNumberRecords,
} from './lookups.ts';
import { createUser, removeRole, setRoles, updateUser } from './saveUser.ts';
import { resetSecondFactor, secondFactorState } from './resetSecondFactor.ts';
import { sendSignInLink, signInMail } from './signInLink.ts';
import {
  activateCalling,
  addCampaign,
  reallocateNumber,
  setCampaigns,
  updateAssignedAccounts,
  updateContactDetails,
  virtualNumberOf,
} from './userActs.ts';
import { userRecords } from './userRecords.ts';
import { apiTokenRecords, createToken, revokeToken } from './apiTokenRecords.ts';
import { colleagueList } from './colleagues.ts';
import { serviceAccountRecords } from './serviceAccountRecords.ts';
import { companyUsers } from './companyUsers.ts';

/** Users and what hangs on them (part 3 sections 3 and 7). */
export const userRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, userRecords, { create: createUser, update: updateUser });
  serveRecords(app, services, serviceAccountRecords);
  serveRecords(app, services, apiTokenRecords, { create: createToken });
  serve(app, services, callOf('apiTokens.revoke'), revokeToken);
  serveRecords(app, services, designationRecords);
  serveRecords(app, services, departmentRecords);
  serveRecords(app, services, salesBranchRecords);
  serveRecords(app, services, virtualNumberRecords);
  serve(app, services, callOf('users.children'), listChildren);
  serve(app, services, callOf('users.setRoles'), setRoles);
  serve(app, services, callOf('users.removeRole'), removeRole);
  serve(app, services, callOf('users.hrisDetails'), hrisDetails);
  serve(app, services, callOf('users.activateCalling'), activateCalling);
  serve(app, services, callOf('users.updateContactDetails'), updateContactDetails);
  serve(app, services, callOf('users.virtualNumber'), virtualNumberOf);
  serve(app, services, callOf('users.reallocateNumber'), reallocateNumber);
  serve(app, services, callOf('users.addCampaign'), addCampaign);
  serve(app, services, callOf('users.setCampaigns'), setCampaigns);
  serve(app, services, callOf('users.updateAssignedAccounts'), updateAssignedAccounts);
  serve(app, services, callOf('users.sendSignInLink'), sendSignInLink);
  serve(app, services, callOf('users.signInMail'), signInMail);
  serve(app, services, callOf('users.secondFactor'), secondFactorState);
  serve(app, services, callOf('users.resetSecondFactor'), resetSecondFactor);
  serve(app, services, callOf('company.users'), companyUsers);
  serve(app, services, colleagueList.call, colleagueList.verb);
};
