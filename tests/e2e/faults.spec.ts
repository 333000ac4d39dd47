import type { Fault } from '#tests/support/server/faultyServer.ts';
import { test } from './support/faultyConsole.ts';
import { expect, forgiveRefusals } from './support/test.ts';

// One after the other: they share the server that has the faults.
test.describe.configure({ mode: 'default' });

// One of each sort; the rest is told apart by the server's own suite.
const sorts: readonly Fault[] = ['slow', 'half', 'page'];

for (const fault of sorts)
  test(`a service that is at fault (${fault}) leaves no page blank or loading for ever`, async ({
    page,
    faulty,
    complaints,
  }) => {
    faulty.services.play(fault);
    await page.goto('/login');
    await page.getByLabel('Work e-mail').fill('lookup-admin@example.com');
    await page.getByLabel('Password', { exact: true }).fill('demo-password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);

    const failure = page.getByRole('alert').filter({ hasText: 'The service' });
    const again = failure.getByRole('button', { name: 'Try again' });
    for (const path of ['/manage-packages/7', '/product-management']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(failure).toContainText('Please try again');
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      const { length } = faulty.services.asked;
      await again.click();
      await expect.poll(() => faulty.services.asked.length).toBeGreaterThan(length);
      await expect(failure).toBeVisible();
    }

    faulty.services.play(null);
    await again.click();
    await expect(page.getByText('No products yet')).toBeVisible();
    await expect(failure).toBeHidden();
    forgiveRefusals(complaints, 502, 504);
  });
