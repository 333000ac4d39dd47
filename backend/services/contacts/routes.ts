import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { contactRecords, createContact, removeContact, updateContact } from './contactRecords.ts';
import { resendVerification, verifyContact } from './verification.ts';

export const contactRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, contactRecords, {
    create: createContact,
    update: updateContact,
    remove: removeContact,
  });
  serve(app, services, callOf('contacts.resendVerification'), resendVerification);
  serve(app, services, callOf('contacts.verify'), verifyContact);
};
