import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { demoPassword } from '#backend/database/seed/people/personas.ts';
import { agentStatuses } from '#contract/domain/calling/agentStatus.ts';
import { holdDesk, patience } from './holdDesk.ts';

interface Fixtures {
  /** Signs the page's browser in without the sign-in page. */
  signIn: (persona: string) => Promise<void>;
  /** The same for somebody who works at their calling desk, where no other journey is meanwhile. */
  signInAtDesk: (persona: string) => Promise<void>;
  /** What the browser complained about; a test that provokes a refusal empties it and says so. */
  complaints: string[];
}

/** In the page: what its content security policy kept from happening becomes an error of the console. */
const tellViolations = () =>
  document.addEventListener('securitypolicyviolation', event =>
    console.error(
      `Policy violated: ${event.effectiveDirective} by ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`,
    ),
  );

/** From now on what the pages of a browser complain about: errors of the console, violations of the policy. */
export const hearComplaints = async (context: BrowserContext): Promise<string[]> => {
  const complaints: string[] = [];
  context.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  context.on('weberror', error => complaints.push(String(error.error())));
  await context.addInitScript(tellViolations);
  return complaints;
};

export const expectNoComplaints = (complaints: readonly string[]): void =>
  expect(complaints, 'the browser complained').toEqual([]);

/** Signs a demo person in without the sign-in page. */
export const signInAs = async (request: APIRequestContext, persona: string): Promise<void> => {
  const answer = await request.post('/madrox/app/v1/login', {
    form: { username: `${persona}@example.com`, password: demoPassword },
  });
  expect(answer.status()).toBe(200);
};

const tokenOf = async (page: Page) => {
  const details = await page.request.get('/madrox/app/v1/user/details?checkHRIS=true');
  const { csrfToken } = (await details.json()) as { csrfToken: string };
  return { 'x-csrf-token': csrfToken };
};

/** Goes offline, as soon as no call is left over: a case that another journey left goes back to the queue. */
const leaveDesk = async (page: Page): Promise<void> => {
  const headers = await tokenOf(page);
  const leave = async () => {
    const data = { status: agentStatuses[1].id };
    const answer = await page.request.put('/sapphire/v1/agents/status', { data, headers });
    return answer.status();
  };
  await expect.poll(leave, { timeout: patience }).toBe(200);
};

/** Every page of every journey: no console error, no violation of the content security policy. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context }, provide) => {
      const complaints = await hearComplaints(context);
      await provide(complaints);
      expectNoComplaints(complaints);
    },
    { auto: true },
  ],
  signIn: async ({ page }, provide) => {
    await provide(persona => signInAs(page.request, persona));
  },
  signInAtDesk: async ({ page }, provide, testInfo) => {
    const held: (() => Promise<void>)[] = [];
    await provide(async persona => {
      testInfo.setTimeout(testInfo.timeout + patience);
      held.push(await holdDesk(persona));
      await signInAs(page.request, persona);
      await leaveDesk(page);
    });
    for (const giveBack of held) await giveBack();
  },
});

/** Refusals that a journey provokes are logged by the browser; they are not a fault of the page. */
export const forgiveRefusals = (complaints: string[], ...statuses: number[]): void => {
  const rest = complaints.filter(
    text => !statuses.some(status => text.includes(`status of ${status}`)),
  );
  complaints.splice(0, complaints.length, ...rest);
};

/** The calls' side of a journey: what another person does meanwhile. */
export const callAs = async (
  page: Page,
  method: 'put' | 'post' | 'patch',
  path: string,
  data: object,
  headers: Record<string, string> = {},
) => {
  const answer = await page.request[method](path, {
    data,
    headers: { ...headers, ...(await tokenOf(page)) },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Record<string, unknown> & { id: number; version: number };
};

/** What a call answers to the person signed in on the page. */
export const read = async <Answer>(page: Page, url: string): Promise<Answer> => {
  const answer = await page.request.get(url);
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Answer;
};

export { expect };
