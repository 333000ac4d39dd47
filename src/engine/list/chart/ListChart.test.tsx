import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openThing } from '#tests/contract/keys/openThing.tsx';
import { list } from '#tests/contract/keys/pageAsks.ts';
import { screenOf } from '#tests/contract/keys/thing.fixture.ts';

const thing = screenOf(list({ filters: ['size', 'days'], chart: 'size', search: ['name'] }));
const row = { id: 12, name: 'First thing', size: 'large', days: 5, version: 1 };

/** Three large ones among four, as the server would count them. */
const counting = () =>
  vi.fn<(...asked: unknown[]) => Promise<unknown>>((_resource, parameters) => {
    const asked = JSON.stringify(parameters);
    const total = asked.includes('"large"') ? 3 : asked.includes('"small"') ? 1 : 4;
    return Promise.resolve({ data: [row], total });
  });

const bars = () => page.findByRole('region', { name: 'Size' });
const countsAsked = (asked: ReturnType<typeof counting>) =>
  asked.mock.calls
    .map(call => JSON.stringify(call[1]))
    .filter(text => /"perPage":1[,}]/.test(text));

it('tells how many records each option has; an option shows its own, and once more all of them', async () => {
  const opened = await openThing(thing, { list: counting() });
  await userEvent.click(page.getByRole('button', { name: 'Show as bars' }));
  await bars();
  const large = await page.findByRole('button', { name: /^large 3$/i });
  expect(page.getByRole('button', { name: /^small 1$/i })).toBeVisible();
  await userEvent.click(large);
  await waitFor(() =>
    expect(decodeURIComponent(opened.search())).toContain('{"size":{"eq":"large"}}'),
  );
  expect(large).toHaveAttribute('aria-pressed', 'true');
  // The other one is still counted: what is chosen is not held against it.
  expect(page.getByRole('button', { name: /^small 1$/i })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /^large 3$/i }));
  await waitFor(() => expect(decodeURIComponent(opened.search())).not.toContain('"eq":"large"'));
  await userEvent.click(page.getByRole('button', { name: 'Hide the bars' }));
  await waitFor(() => expect(page.queryByRole('region', { name: 'Size' })).toBeNull());
});

it('counts within what is searched and filtered', async () => {
  const answer = counting();
  const filter = { where: { days: { eq: 5 } }, q: 'First' };
  await openThing(thing, {
    list: answer,
    at: `?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  });
  await userEvent.click(page.getByRole('button', { name: 'Show as bars' }));
  await page.findByRole('button', { name: /^large 3$/i });
  const asked = countsAsked(answer).find(text => text.includes('"large"'));
  expect(asked).toContain('{"days":{"eq":5}}');
  expect(asked).toContain('"q":"First"');
});

it('asks for nothing before it is wanted', async () => {
  const answer = counting();
  await openThing(thing, { list: answer });
  expect(page.getByRole('button', { name: 'Show as bars' })).toBeVisible();
  expect(countsAsked(answer).filter(text => text.includes('"size"'))).toEqual([]);
});
