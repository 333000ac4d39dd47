import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { completeSlot } from '#contract/domain/slots/siteTakeover/completeSlot.fixture.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { PanelFormContext } from '#engine/panels/PanelForm.ts';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { SiteTakeoverPanel } from './SiteTakeoverPanel.tsx';
import { SlotTakenPanel } from '../booking/SlotTakenPanel.tsx';

const holder = {
  kind: 'site-takeover',
  slot_id: 7,
  name: 'Lakeside',
  polygon_uuid: completeSlot.polygon_uuids[0],
  polygon_name: 'Baner',
  start_date: '2026-12-01',
  end_date: '2026-12-07',
  booked_by: 'Asha Rao',
};
const free = { start_date: '2026-12-08', end_date: '2026-12-14' };

const open = (values: object, answer: object) => {
  const [onGo, onChange] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const call = vi.fn<() => Promise<unknown>>().mockResolvedValue(answer);
  renderConsole(
    <PanelFormContext
      value={{
        values: { ...values },
        refusal: null,
        isReadonly: false,
        onGo,
        onChange,
        onSaved: () => undefined,
      }}
    >
      <SiteTakeoverPanel />
    </PanelFormContext>,
    { client: { call: call as never } },
  );
  return { onGo, onChange, call };
};

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

describe('the panel beside a site takeover', () => {
  it('names what is missing, and leads to it', async () => {
    const { onGo } = open(
      { ...completeSlot, start_date: undefined, product_cards: [{ priority: 1, content: '/a' }] },
      { missing: [], faults: [], holder: null, free: null },
    );
    expect(page.getByText('12 of 16')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Start Date' }));
    await userEvent.click(page.getByRole('button', { name: 'Desktop logo' }));
    expect(onGo.mock.calls).toEqual([['start_date'], ['product_cards.9']]);
    expect(page.getByText('Choose polygons and days first')).toBeVisible();
  });

  it('tells what publishing would refuse, and does not call it complete', async () => {
    const fault = { field: 'supply_user_uuid', message: 'Nobody has this id.' };
    const { onGo } = open(completeSlot, { missing: [], faults: [fault], holder: null, free: null });
    expect(await page.findByText(/Nobody has this id/)).toBeVisible();
    expect(page.queryByText('Nothing is missing. It can be published.')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: /Supply user/i }));
    expect(onGo).toHaveBeenCalledWith('supply_user_uuid');
  });

  it('asks with the whole form who holds the days, and takes the next free ones with one click', async () => {
    const { onChange, call } = open(completeSlot, { missing: [], faults: [], holder, free });
    await userEvent.click(await page.findByRole('button', { name: 'Take these days' }));
    expect(call).toHaveBeenCalledWith(
      'siteTakeovers.check',
      expect.objectContaining({ body: completeSlot }),
    );
    expect(page.queryByText('Nothing is missing. It can be published.')).toBeNull();
    expect(onChange).toHaveBeenCalledWith({ ...completeSlot, ...free });
  });

  it('says so when nobody does', async () => {
    open(completeSlot, { missing: [], faults: [], holder: null, free: null });
    await waitFor(() => expect(page.getByText('None. The days are free')).toBeVisible());
    expect(page.getByText('Nothing is missing. It can be published.')).toBeVisible();
  });
});

describe('the panel of a refused booking', () => {
  const refused = (conflict: unknown) =>
    new HttpError({ status: 409, code: 'CONFLICT', message: 'Taken', conflict });
  const show = (conflict: unknown) => {
    const onChange = vi.fn<() => void>();
    renderConsole(
      <PanelFormContext
        value={{
          values: { notes: 'kept' },
          refusal: refused(conflict),
          isReadonly: false,
          onGo: vi.fn<() => void>(),
          onChange,
          onSaved: () => undefined,
        }}
      >
        <SlotTakenPanel />
      </PanelFormContext>,
    );
    return onChange;
  };

  it('names holder and days, and keeps what else was written', async () => {
    const onChange = show({ holder, free });
    expect(page.getByText(/Lakeside has Baner from 1\/12\/2026 to 7\/12\/2026/)).toBeVisible();
    expect(page.getByText(/Booked by Asha Rao/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Take these days' }));
    expect(onChange).toHaveBeenCalledWith({ notes: 'kept', ...free });
  });

  it('offers nothing where no days are free, and is not there for another refusal', () => {
    show({ holder, free: null });
    expect(page.getByText(/no free days of this length/)).toBeVisible();
    expect(page.queryByRole('button')).toBeNull();
  });

  it('is not there for another refusal', () => {
    show(undefined);
    expect(page.queryByText('These days are taken')).toBeNull();
  });
});
