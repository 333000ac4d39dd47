import type { Text } from '#contract/model/types.ts';
import type { ShownItem } from '../fieldStates.ts';

/** A card of the form, or a note between two cards. */
export type Block =
  | { readonly type: 'note'; readonly item: Extract<ShownItem, { type: 'note' }> }
  | {
      readonly type: 'card';
      readonly id: string;
      readonly label: Text | null;
      readonly of: readonly ShownItem[];
    };

/** The layout as blocks: sections are cards, fields that stand by themselves share cards without a head. */
export const blocksOf = (layout: readonly ShownItem[]): readonly Block[] => {
  const blocks: Block[] = [];
  for (const item of layout) {
    const id = `section-${item.block}`;
    const last = blocks.at(-1);
    if (item.type === 'note') blocks.push({ type: 'note', item });
    else if (item.type !== 'field' && item.type !== 'row')
      blocks.push({ type: 'card', id, label: item.label, of: item.of });
    else if (last?.type === 'card' && last.id === id)
      blocks.splice(-1, 1, { ...last, of: [...last.of, item] });
    else blocks.push({ type: 'card', id, label: null, of: [item] });
  }
  return blocks;
};
