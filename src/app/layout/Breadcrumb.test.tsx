import { screen, waitFor } from '@testing-library/react';
import { useStoreContext } from 'react-admin';
import { useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import type { ScreenHead } from '#contract/model/screenHead.ts';
import { listedKey } from '#engine/list/listedKey.ts';
import { createPlaceStore, PlaceContext } from '#parts/contexts/PlaceContext.ts';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const deals: ScreenHead = {
  resource: 'deals',
  route: '/deals',
  label: { one: { en: 'Deal', hi: 'सौदा' }, other: { en: 'Deals', hi: 'सौदे' } },
  menu: { group: 'work', icon: 'box', order: 10 },
  access: 'signed-in',
};

const Way = ({ at }: { at: string | undefined }) => {
  const store = useStoreContext();
  useEffect(() => {
    if (at) store.setItem(listedKey('deals'), { at });
  }, [store, at]);
  return <Breadcrumb />;
};

describe('the way from a record back to its list', () => {
  it.each([
    ['what was chosen of it', '/deals?view=hot&page=2', '/deals?view=hot&page=2'],
    ['the whole list when nothing was', undefined, '/deals'],
    ['its own page, whatever list of another page showed it', '/renewals?page=2', '/deals'],
  ])('leads to %s', async (_, at, to) => {
    const place = createPlaceStore();
    place.set({ crumb: 'Shanti Heights' });
    renderConsole(
      <PlaceContext value={place}>
        <Way at={at} />
      </PlaceContext>,
      { path: '/deals/7', screens: [deals] },
    );
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Deals' })).toHaveAttribute('href', to),
    );
  });
});
