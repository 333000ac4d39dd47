import { useCallback } from 'react';
import { tileOf, type TileKey } from '#contract/domain/dashboards/tiles.ts';
import { fillProduct } from '#contract/domain/fillProduct.ts';
import { useStart } from '#parts/StartContext.ts';
import { useText } from '#parts/useText.ts';

/** What a tile is called and what it counts, in the person's language. */
export const useTileWords = () => {
  const text = useText();
  const { product } = useStart();
  return useCallback(
    (key: TileKey) => {
      const { label, help } = tileOf(key);
      return { label: fillProduct(text(label), product), help: fillProduct(text(help), product) };
    },
    [text, product],
  );
};
