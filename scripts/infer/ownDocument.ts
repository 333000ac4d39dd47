import { callList } from '#contract/calls/index.ts';
import { openapi } from '#backend/openapi/openapi.ts';
import { apiDocument, type ApiDocument } from './apiDocument.ts';

/** The calls of the console itself, as a running one answers them at `/openapi.json`. */
export const ownDocument = (): ApiDocument => {
  // Addresses are read by their parts alone: which product they name is no matter, and a screen of the store is there already.
  const product = { name: 'Nivaas', slug: 'nivaas' };
  return apiDocument(
    JSON.parse(JSON.stringify(openapi(callList, product, new Map()))),
    '/openapi.json',
  );
};
