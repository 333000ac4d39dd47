import type { Services } from '../Context.ts';

/** The services of a long call or of a job: whatever asks their database does so on the connections for long work. */
export const longServices = (services: Services): Services => ({
  ...services,
  db: services.longDb,
});
