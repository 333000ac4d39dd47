import { test as base, type Page } from '@playwright/test';
import { expectNoComplaints, hearComplaints, signInAs } from '../e2e/support/test.ts';

interface Visitor {
  readonly page: Page;
  readonly complaints: string[];
}

interface Fixtures {
  /** The signed-in page of a person, on which earlier visits were; what the browser complains about during this one fails it. */
  visitAs: (persona: string) => Promise<Visitor>;
}

interface WorkerFixtures {
  visitors: (persona: string) => Promise<Visitor>;
}

/** Visits share a page a person: signing in and starting the console cost more than a visit. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  visitors: [
    async ({ browser }, provide, { project }) => {
      const known = new Map<string, Promise<Visitor>>();
      const open = async (persona: string): Promise<Visitor> => {
        const { baseURL, viewport } = project.use;
        const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' });
        const complaints = await hearComplaints(context);
        const page = await context.newPage();
        await signInAs(context.request, persona);
        await page.goto('/home');
        return { page, complaints };
      };
      await provide(persona => {
        const visitor = known.get(persona) ?? open(persona);
        known.set(persona, visitor);
        return visitor;
      });
      for (const visitor of known.values()) await (await visitor).page.context().close();
    },
    { scope: 'worker' },
  ],
  visitAs: async ({ visitors }, provide) => {
    const used: Visitor[] = [];
    await provide(async persona => {
      const visitor = await visitors(persona);
      used.push(visitor);
      return visitor;
    });
    for (const { complaints } of used) expectNoComplaints(complaints.splice(0));
  },
});
