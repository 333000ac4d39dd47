import { useCallback, useState, type ReactNode, type RefObject } from 'react';
import { later } from '#parts/fetching/later.ts';
import { laterPart } from '#parts/fetching/laterPart.tsx';
import { useMoreAside } from './useMoreAside.ts';

/** Most rows fit: the buttons come with their words when one does not. */
const buttons = later(() => import('./AsideButtons.tsx'));
const AsideButtons = laterPart(async () => (await buttons()).AsideButtons);

const frame = { position: 'relative', flex: '0 1 auto', minWidth: 0 } as const;

interface Props {
  /** The row that scrolls; it is in the frame. */
  of: RefObject<HTMLElement | null>;
  /** Of what is in the row. */
  count: number;
  /** The chosen one, which is brought in sight; -1 where there is none. */
  at: number;
  children: ReactNode;
}

/** Around a row of tabs that may be wider than its place: a button at each side where it goes on. */
export const AsideFrame = ({ of, count, at, children }: Props) => {
  const [isWider, setWider] = useState(false);
  useMoreAside(
    of,
    count,
    useCallback(() => setWider(true), []),
  );
  return (
    <div style={frame}>
      {children}
      {isWider && <AsideButtons of={of} at={at} />}
    </div>
  );
};
