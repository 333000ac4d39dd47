import type { LayoutItem, Text } from '#contract/model/types.ts';

/** A card of the form, or a note between two cards. */
export type Block =
  | { readonly type: 'note'; readonly item: Extract<LayoutItem, { type: 'note' }> }
  | {
      readonly type: 'card';
      readonly id: string;
      readonly label: Text | null;
      readonly of: readonly LayoutItem[];
    };

/** The layout as blocks: sections are cards, fields that stand by themselves share cards without a head. */
export const blocksOf = (layout: readonly LayoutItem[]): readonly Block[] => {
  const blocks: Block[] = [];
  let loose: LayoutItem[] = [];
  const flush = () => {
    if (loose.length > 0)
      blocks.push({ type: 'card', id: `section-${blocks.length}`, label: null, of: loose });
    loose = [];
  };
  for (const item of layout) {
    if (item.type === 'field' || item.type === 'row') loose.push(item);
    else {
      flush();
      blocks.push(
        item.type === 'note'
          ? { type: 'note', item }
          : { type: 'card', id: `section-${blocks.length}`, label: item.label, of: item.of },
      );
    }
  }
  flush();
  return blocks;
};
