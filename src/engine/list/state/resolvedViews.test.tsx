import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { openThing } from '#tests/contract/keys/openThing.tsx';
import { list } from '#tests/contract/keys/pageAsks.ts';
import { screenOf, words } from '#tests/contract/keys/thing.fixture.ts';

const upcoming = { label: words('Upcoming'), where: { from: { gt: { $: 'today' } } } };
const mine = { label: words('Mine'), where: { code: { eq: { $: 'user.id' } } } };
const thing = screenOf(
  list({ filters: ['from', 'code', 'size'], chart: 'size', views: { upcoming, mine } }),
);

const today = indiaDay(new Date());

it.each([
  ['Upcoming', { from: { gt: today } }],
  ['Mine', { code: { eq: 7 } }],
])(
  'the view %s asks for what its references are now, and says what they mean',
  async (name, where) => {
    const opened = await openThing(thing);
    await userEvent.click(page.getByRole('link', { name }));
    const last = () => opened.asked['getList']?.at(-1)?.[1] as { filter: { where: unknown } };
    await waitFor(() => expect(last().filter.where).toEqual(where));
    expect(page.getByRole('link', { name })).toHaveAttribute('aria-current');
  },
);

it('bars are counted within it', async () => {
  const opened = await openThing(thing);
  await userEvent.click(page.getByRole('link', { name: 'Upcoming' }));
  await userEvent.click(page.getByRole('button', { name: 'Show as bars' }));
  await waitFor(() => {
    const asked = JSON.stringify(opened.asked['getList']);
    expect(asked).toContain(`{"all":[{"from":{"gt":"${today}"}},{"size":{"eq":"large"}}]}`);
  });
});
