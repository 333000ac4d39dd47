import { expect, test as base, type Page } from '@playwright/test';
import { expectNoComplaints, hearComplaints, signInAs } from '../e2e/support/test.ts';

type Language = 'en' | 'hi';

export interface Visitor {
  readonly page: Page;
  readonly complaints: string[];
}

interface Fixtures {
  /** The signed-in page of a person, on which earlier visits were; what the browser complains about during this one fails it. */
  visitAs: (persona: string, language?: Language) => Promise<Visitor>;
}

interface WorkerFixtures {
  visitors: (persona: string, language: Language) => Promise<Visitor>;
}

/** As a person does it; the choice stays on the computer. */
const chooseHindi = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('menuitemradio', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
};

/** Visits share a page a person: signing in and starting the console cost more than a visit. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  visitors: [
    async ({ browser }, provide, { project }) => {
      const known = new Map<string, Promise<Visitor>>();
      const open = async (persona: string, language: Language): Promise<Visitor> => {
        const { baseURL, viewport } = project.use;
        const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' });
        const complaints = await hearComplaints(context);
        const page = await context.newPage();
        await signInAs(context.request, persona);
        await page.goto('/home');
        if (language === 'hi') await chooseHindi(page);
        return { page, complaints };
      };
      await provide((persona, language) => {
        const key = `${persona} ${language}`;
        const visitor = known.get(key) ?? open(persona, language);
        known.set(key, visitor);
        return visitor;
      });
      for (const visitor of known.values()) await (await visitor).page.context().close();
    },
    { scope: 'worker' },
  ],
  visitAs: async ({ visitors }, provide) => {
    const used: Visitor[] = [];
    await provide(async (persona, language = 'en') => {
      const visitor = await visitors(persona, language);
      used.push(visitor);
      return visitor;
    });
    for (const { complaints } of used) expectNoComplaints(complaints.splice(0));
  },
});
