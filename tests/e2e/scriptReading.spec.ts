import type { Browser } from '@playwright/test';
import { expect, test } from './support/test.ts';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly ts: number;
  readonly dur?: number;
}

/** What V8 itself tells of its work until the trace is ended. */
const startTrace = async (browser: Browser) => {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  const isComplete = new Promise<void>(done =>
    session.once('Tracing.tracingComplete', () => done()),
  );
  await session.send('Tracing.start', {
    traceConfig: {
      includedCategories: ['v8', 'devtools.timeline', 'disabled-by-default-v8.compile'],
    },
    transferMode: 'ReportEvents',
  });
  return async () => {
    await session.send('Tracing.end');
    await isComplete;
    return events;
  };
};

const isWithin = (outer: TraceEvent, { pid, ts }: TraceEvent): boolean =>
  pid === outer.pid && ts >= outer.ts && ts <= outer.ts + (outer.dur ?? 0);

/*
 * An error that is made or thrown while a script is read has a stack, for which the browser parses the functions around it
 * again: the whole file, when it happens at its top. public/boot.js turns stacks off for that time.
 */
for (const address of ['/manage-packages', '/manage-packages/15'])
  test(`no script is parsed a second time for ${address}`, async ({ browser, page, signIn }) => {
    await signIn('admin');
    const end = await startTrace(browser);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const events = await end();
    const modules = events.filter(({ name }) => name === 'v8.evaluateModule');
    const again = events.filter(
      event =>
        event.name === 'V8.CollectSourcePositions' && modules.some(outer => isWithin(outer, event)),
    );
    expect(modules).not.toEqual([]);
    expect(again).toEqual([]);
    expect(await page.evaluate(() => Error.stackTraceLimit)).toBe(10);
  });
