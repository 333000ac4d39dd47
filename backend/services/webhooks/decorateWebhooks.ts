import type { FastifyInstance } from 'fastify';
import type { Services } from '../../calls/Context.ts';
import type { Screens } from '../../screens/readScreens.ts';
import { createSender, type Sender } from './createSender.ts';
import { keepFileWebhooks } from './keepFileWebhooks.ts';
import { spreadEvents } from './spreadEvents.ts';
import { tendWebhooks } from './tendWebhooks.ts';

/** What tells programs outside of changes, as the clocks of a process move it. */
export interface Webhooks {
  /** Makes changes into messages and sends what is due; slow receivers are not waited for. */
  readonly round: () => Promise<void>;
  /** Subscribes those whom screen files name. */
  readonly keepFiles: () => Promise<void>;
  /** Forgets what is old. */
  readonly tend: () => Promise<void>;
  readonly sender: Sender;
}

declare module 'fastify' {
  interface FastifyInstance {
    webhooks: Webhooks;
  }
}

/** The webhooks of this process, which end with it. */
export const decorateWebhooks = (
  app: FastifyInstance,
  services: Services,
  screens: Screens,
): void => {
  const report = (error: unknown) => app.log.error({ err: error }, 'a webhook');
  const setting = { services, screens, servedCalls: app.servedCalls, report };
  const sender = createSender(setting, report);
  app.decorate('webhooks', {
    round: async () => {
      await spreadEvents(setting);
      await sender.send();
    },
    keepFiles: () => keepFileWebhooks(services, screens),
    tend: () => tendWebhooks(services),
    sender,
  });
  app.addHook('preClose', () => sender.stop());
};
