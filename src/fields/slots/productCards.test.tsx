import { act, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SuggestedPicker, type Suggested } from '../suggested/SuggestedPicker.tsx';
import type { WidgetProps } from '../FieldEntry.ts';
import { withCard, cardsIn } from './cardsIn.ts';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { ProductCards } from '../entries/ProductCards.tsx';

// The entry reads of its field nothing but what is beside it here.
const props = (more: Partial<WidgetProps>) =>
  ({
    id: 'field-product_cards',
    labelId: 'label',
    value: undefined,
    onChange: () => undefined,
    isReadonly: false,
    isRequired: false,
    isInvalid: false,
    describedBy: undefined,
    ...more,
  }) as WidgetProps;

const file = (bytes: number) =>
  new File([new Uint8Array(bytes)], 'wide.png', { type: 'image/png' });

describe('the cards of a slot', () => {
  it('stand by screen, each with its priority, and say before what may be uploaded', () => {
    renderConsole(<ProductCards {...props({})} />);
    expect(page.getAllByRole('group').flatMap(one => one.getAttribute('aria-label') ?? [])).toEqual(
      [
        'Desktop image 1',
        'Desktop image 2',
        'Desktop image 3',
        'Desktop image 4',
        'Mobile image 1',
        'Mobile image 2',
        'Mobile image 3',
        'Mobile image 4',
        'Desktop logo',
        'Mobile logo',
      ],
    );
    const chooser = page.getByLabelText('Choose a picture for Desktop image 2');
    expect(chooser.id).toBe('field-product_cards-6');
    expect(chooser).toHaveAccessibleDescription(/best 1920 × 800 px.+at most 5 MB/);
    expect(page.getAllByText('Needed to publish')).toHaveLength(4);
  });

  it('refuse a file before it is sent, at the card and with the reason', async () => {
    renderConsole(<ProductCards {...props({})} />);
    await userEvent.upload(
      page.getByLabelText('Choose a picture for Mobile logo'),
      file(2_000_000),
    );
    expect(await page.findByText(/At most 1 MB are allowed/)).toBeVisible();
    expect(page.getByLabelText('Choose a picture for Mobile logo')).toBeInvalid();
  });

  it('show what the server or the check found at a card', () => {
    const faultsBelow = new Map([['9', 'Please enter desktop logo']]);
    renderConsole(<ProductCards {...props({ faultsBelow })} />);
    expect(page.getByLabelText('Choose a picture for Desktop logo')).toHaveAccessibleDescription(
      /Please enter desktop logo/,
    );
  });

  it('can be taken out one by one', async () => {
    const onChange = vi.fn<(value: unknown) => void>();
    const value = [1, 6].map(priority => ({ priority, content: `/picture/${priority}` }));
    renderConsole(<ProductCards {...props({ value, onChange })} />);
    await userEvent.click(page.getByRole('button', { name: 'More actions for Desktop image 1' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Remove', hidden: true }));
    expect(onChange).toHaveBeenCalledWith([value[1]]);
  });

  it('keep their order, and one in a place', () => {
    const cards = cardsIn([{ priority: 2, content: 'b' }, 'no card', null]);
    const more = withCard(cards, 1, { priority: 1, content: 'a' });
    expect(more.map(({ content }) => content)).toEqual(['a', 'b']);
    expect(withCard(more, 2, { priority: 2, content: 'c' }).map(({ content }) => content)).toEqual([
      'a',
      'c',
    ]);
  });
});

describe('a picker of several', () => {
  it('keeps what is being typed while the form is drawn again', async () => {
    const bell = new EventTarget();
    const Picker = () => {
      const [, draw] = useState(0);
      useEffect(() => bell.addEventListener('ring', () => draw(count => count + 1)), []);
      const chosen: Suggested[] = [{ key: '1', title: 'Baner' }];
      return (
        <SuggestedPicker
          {...props({ id: 'places' })}
          isMany
          chosen={chosen}
          options={[]}
          total={0}
          isSearching={false}
          onPick={() => undefined}
          onSearch={() => undefined}
        />
      );
    };
    renderConsole(<Picker />);
    const input = page.getByRole('combobox');
    await userEvent.type(input, 'kothr');
    act(() => void bell.dispatchEvent(new Event('ring')));
    await waitFor(() => expect(input).toHaveValue('kothr'));
  });
});
