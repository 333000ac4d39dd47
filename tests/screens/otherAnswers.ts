import type { Page, Route } from '@playwright/test';
import { callList } from '#contract/calls/index.ts';
import type { RecordScreen } from '#contract/model/types.ts';

const listPath = ({ resource, data }: RecordScreen): string => {
  if (data.calls === null) return `/console/v1/records/${resource}`;
  const id = data.calls.list.call;
  const path = callList.find(call => call.id === id)?.path;
  if (path === undefined) throw new Error(`${resource} is listed by a call that does not exist`);
  return `/${path.replace(/^\//, '').replace('{product}', 'nivaas')}`;
};

const emptied = (answer: unknown): unknown => {
  if (Array.isArray(answer)) return [];
  if (typeof answer === 'number') return 0;
  if (answer === null || typeof answer !== 'object') return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, emptied(value)]));
};

/** From now on the list call answers in its own shape, but without rows. */
export const answerNoRows = (page: Page, screen: RecordScreen): Promise<unknown> =>
  page.route(
    ({ pathname }) => pathname === listPath(screen),
    async route => {
      const response = await route.fetch();
      await route.fulfill({ response, json: emptied(await response.json()) });
    },
  );

const isData = (route: Route): boolean => {
  const { pathname } = new URL(route.request().url());
  return route.request().resourceType() === 'fetch' && !pathname.startsWith('/madrox/');
};

/** From now on every call for data fails; who is signed in is still answered. */
export const failData = (page: Page): Promise<unknown> =>
  page.route('**/*', route =>
    isData(route)
      ? route.fulfill({
          status: 500,
          json: { code: 'INTERNAL', message: 'Something went wrong!', requestId: 'test' },
        })
      : route.fallback(),
  );
