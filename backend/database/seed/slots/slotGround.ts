/** Which days of a place are taken: one product, polygon and position holds one slot at a time. */
export interface SlotGround {
  /** Takes the first free position; undefined when all are taken on one of the days (offsets, both included). */
  readonly take: (place: {
    productId: number;
    polygonId: number;
    positions: number;
    start: number;
    end: number;
  }) => number | undefined;
}

export const makeSlotGround = (): SlotGround => {
  const taken = new Map<string, { start: number; end: number }[]>();
  return {
    take: ({ productId, polygonId, positions, start, end }) => {
      for (let position = 1; position <= positions; position += 1) {
        const key = `${productId}:${polygonId}:${position}`;
        const ranges = taken.get(key) ?? [];
        if (ranges.some(range => range.start <= end && start <= range.end)) continue;
        taken.set(key, [...ranges, { start, end }]);
        return position;
      }
      return undefined;
    },
  };
};
