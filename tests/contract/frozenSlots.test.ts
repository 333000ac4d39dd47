import { bookedKinds } from '#contract/domain/slots/slotProducts.ts';
import { expect, it } from 'vitest';
import { readScreens } from '#backend/screens/readScreens.ts';
import type { LayoutItem, RecordScreen } from '#contract/model/types.ts';

const whileFrozen = { is_frozen: { eq: true } };

const notesOf = (items: readonly LayoutItem[]): LayoutItem[] =>
  items.flatMap(item => {
    if (item.type === 'note') return [item];
    return 'of' in item ? notesOf(item.of) : [];
  });

it.each(bookedKinds)(
  'the form of $resource says why area and days of a slot stay while a swap waits',
  ({ resource }) => {
    const screen = readScreens().get(resource) as RecordScreen;
    expect(screen.fields['polygon_uuids']?.readonly).toEqual(whileFrozen);
    expect(notesOf(screen.form)).toEqual(
      expect.arrayContaining([expect.objectContaining({ tone: 'warning', visible: whileFrozen })]),
    );
  },
);
