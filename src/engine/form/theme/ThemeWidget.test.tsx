import { cleanup, fireEvent, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshPage } from '#tests/support/console/openRecord.tsx';
import { openCreate } from '#tests/support/console/openCreate.tsx';

vi.mock('../useValidator.ts', async () => {
  const { sampleValidator } = await import('#engine/sampleValidator.fixture.ts');
  return { useValidator: () => sampleValidator };
});

beforeEach(freshPage);
afterEach(cleanup);

const words = (en: string) => ({ en, hi: `${en} हिन्दी` });

const file = {
  format: 1,
  resource: 'things',
  schema: 'thing.schema.json',
  fields: {
    share: { entry: 'RangeWidget' },
    plan: {
      entry: 'RadioWidget',
      options: [
        { value: 'small', label: words('A small one') },
        { value: 'big', label: words('A big one') },
        { value: 'huge', label: words('A huge one'), when: { share: { gt: 50 } } },
      ],
    },
    days: {
      entry: 'CheckboxesWidget',
      options: [
        { value: 'mon', label: words('Monday') },
        { value: 'tue', label: words('Tuesday') },
      ],
    },
    rooms: { entry: 'UpDownWidget' },
    paint: { entry: 'ColorWidget' },
    fixed: { entry: 'RangeWidget', readonly: true, default: 30 },
  },
  form: ['share', 'plan', 'days', 'rooms', 'paint', 'fixed'],
};

const schema = {
  title: 'Thing',
  type: 'object',
  properties: {
    share: { type: 'integer', minimum: 0, maximum: 100, title: 'Share' },
    plan: { type: 'string', enum: ['small', 'big', 'huge'], title: 'Plan' },
    days: { type: 'array', items: { type: 'string', enum: ['mon', 'tue'] }, title: 'Days' },
    rooms: { type: 'integer', title: 'Rooms' },
    paint: { type: 'string', title: 'Paint' },
    fixed: { type: 'integer', minimum: 0, maximum: 100, title: 'Fixed' },
  },
};

const open = async () => {
  const sent = await openCreate(file, schema);
  await page.findByRole('slider', { name: 'Share' }, { timeout: 8000 });
  return async () => {
    await userEvent.click(page.getByRole('button', { name: /^Create/ }));
    return sent();
  };
};

const slide = (name: string, value: number) =>
  fireEvent.change(page.getByRole('slider', { name }), { target: { value } });

describe("a field that names a widget of rjsf's theme", () => {
  it('is drawn by it, under its own label, and says what was entered', async () => {
    const sent = await open();
    slide('Share', 40);
    await userEvent.click(page.getByRole('radio', { name: 'A big one' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Tuesday' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Monday' }));
    await userEvent.type(page.getByRole('spinbutton', { name: 'Rooms' }), '12');
    fireEvent.change(page.getByLabelText('Paint', { selector: 'input' }), {
      target: { value: '#aa3300' },
    });
    expect(await sent()).toEqual({
      share: 40,
      plan: 'big',
      days: ['mon', 'tue'],
      rooms: 12,
      paint: '#aa3300',
    });
  });

  it('offers what its conditions offer', async () => {
    await open();
    await page.findByRole('radio', { name: 'A big one' });
    expect(page.queryByRole('radio', { name: 'A huge one' })).toBeNull();
    slide('Share', 60);
    expect(await page.findByRole('radio', { name: 'A huge one' })).toBeInTheDocument();
  });

  it('takes nothing where it is read-only', async () => {
    await open();
    expect(page.getByRole('slider', { name: 'Fixed' })).toBeDisabled();
  });
});
