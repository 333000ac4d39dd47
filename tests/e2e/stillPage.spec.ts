import { expect, test } from './support/test.ts';

interface Asked {
  /** Where each timer was asked for since the page stands still. */
  timers: string[];
}

for (const [what, address, stands] of [
  ['a new record', '/manage-packages/create', 'main form input'],
  ['a record', '/manage-packages/15', 'main form input'],
  ['a list', '/manage-packages', 'tbody tr[data-id]'],
] as const) {
  test(`${what} that stands still waits for nothing again and again`, async ({ page, signIn }) => {
    await page.addInitScript(() => {
      const asked: Asked = { timers: [] };
      Object.assign(window, { asked });
      for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame'] as const) {
        const own = window[name] as (...all: unknown[]) => number;
        Object.assign(window, {
          [name]: (...all: unknown[]) => {
            asked.timers.push(`${name} ${String(all[1])} ${new Error().stack?.split('\n')[2]}`);
            return own(...all);
          },
        });
      }
    });
    await signIn('admin');
    await page.goto(address);
    await expect(page.locator(stands).first()).toBeVisible();
    const inTwoSeconds = () =>
      page.evaluate(async () => {
        const { asked } = window as unknown as { asked: Asked };
        asked.timers = [];
        // Without a timer of the page's: an animation ends by itself.
        await document.body.animate([], 2_000).finished;
        return asked.timers;
      });
    // What follows the start, such as the bell, comes to an end; what asks again within two seconds never does.
    await expect.poll(inTwoSeconds, { timeout: 20_000 }).toEqual([]);
  });
}
