import type { FastifyInstance } from 'fastify';

/** 10^5 lines fit, so that a file of that size is told its number of lines and not just that it is too large. */
const bodyLimit = 16 * 1024 * 1024;

/**
 * Lets the routes of a scope take a CSV as the body, as the `csv` of a JSON body. Bytes that are no UTF-8 become
 * replacement characters, which `cleanText` refuses with their place.
 */
export const acceptCsv = (scope: FastifyInstance): void => {
  scope.addContentTypeParser(
    'text/csv',
    { parseAs: 'buffer', bodyLimit },
    (_request, body, done) => {
      done(null, { csv: (body as Buffer).toString('utf8') });
    },
  );
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit },
    scope.getDefaultJsonParser('error', 'error'),
  );
};
