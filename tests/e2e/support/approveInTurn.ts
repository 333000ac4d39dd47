import type { Page } from '@playwright/test';
import { expect, signInAs } from './test.ts';

interface Details {
  status: string;
  steps: { role: string; people: { id: number; name: string; status: string }[] }[];
}

/** Everyone of the demo has its password; what comes before `@example.com` is how `signInAs` knows them. */
const signInByName = async (page: Page, name: string): Promise<void> => {
  await signInAs(page.request, 'admin');
  const answer = await page.request.get(
    `/madrox/data/v1/entity/company-users?search=${encodeURIComponent(name)}`,
  );
  const { results } = (await answer.json()) as { results: { name: string; email: string }[] };
  const found = results.find(one => one.name === name);
  if (!found) throw new Error(`${name} is nobody of the demo`);
  await signInAs(page.request, found.email.replace('@example.com', ''));
};

/** An approval as its page tells it. */
export const approvalOf = async (page: Page, id: number): Promise<Details> => {
  const answer = await page.request.get(`/sapna/v1/approval-page-details/${id}`);
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Details;
};

/**
 * Everyone who is asked says yes on the approval's page, one after the other.
 * @param asker the page of who asked.
 * @param page where the others sign in.
 * @param remark what has to be read there.
 * @returns the roles in which they were asked.
 */
export const approveInTurn = async (
  asker: Page,
  page: Page,
  id: number,
  remark: string,
): Promise<ReadonlySet<string>> => {
  const roles = new Set<string>();
  for (let asked = await approvalOf(asker, id); asked.status === 'PendingApproval';) {
    const step = asked.steps.find(({ people }) => people.some(({ status }) => status === 'open'));
    const person = step?.people.find(({ status }) => status === 'open');
    if (!step || !person) throw new Error('Nobody is asked');
    roles.add(step.role);
    await signInByName(page, person.name);
    await page.goto(`/approval-details/${id}`);
    await expect(page.getByText(remark).first()).toBeVisible();
    const words = step.role === 'reviewer' ? 'Mark as reviewed' : 'Approve';
    await page.getByRole('button', { name: words, exact: true }).click();
    await expect(page.getByRole('button', { name: words, exact: true })).toBeHidden();
    asked = await approvalOf(asker, id);
  }
  return roles;
};
