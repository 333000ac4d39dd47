import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** Keys that are counted. */
export const keys = 60;

export interface Typed {
  /** Milliseconds of script a key, layout and paint left out. */
  readonly script: number;
  /** Milliseconds from a key to the paint that shows it, each. */
  readonly paints: readonly number[];
}

/** The time from each key until the frame after it is painted, gathered in the page. */
const watchKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const paints: number[] = [];
    Object.assign(globalThis, { paints });
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() =>
          // What a frame draws has been painted when the task after it runs.
          setTimeout(() => paints.push(performance.now() - timeStamp)),
        ),
      true,
    );
  });

/**
 * Types into a text field, one key every 60 ms, as a quick person does.
 * @param slowed how many times slower the processor is made
 */
export const typeKeys = async (page: Page, input: Locator, slowed: number): Promise<Typed> => {
  await input.waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  const scripted = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000;
  };
  await input.focus();
  // The first keys compile what the others use.
  await page.keyboard.type('abcde', { delay: 60 });
  await pause(600);
  await watchKeys(page);
  const before = await scripted();
  await page.keyboard.type('x'.repeat(keys), { delay: 60 });
  await pause(600);
  const script = (await scripted()) - before;
  const paints = await page.evaluate(() => (globalThis as unknown as { paints: number[] }).paints);
  return { script: script / keys, paints };
};
