import { LinkBase, useCreatePath } from 'react-admin';
import { useEffect, useRef } from 'react';
import { later } from '#parts/fetching/later.ts';
import { laterPart } from '#parts/fetching/laterPart.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { Tip } from '#parts/controls/Tip.tsx';
import { useText } from '#parts/useText.ts';
import type { MenuEntry } from './menuTree.ts';

const loadPin = later(() => import('./PinButton.tsx'));
const PinButton = laterPart(async () => (await loadPin()).PinButton);

interface Props {
  entry: MenuEntry;
  isCurrent: boolean;
  isRail: boolean;
  onOpen?: () => void;
  /** Among the favourites, where its place changes by dragging. */
  isPinned?: boolean;
  /** What tells how that is done. */
  describedBy?: string;
  onPin?: ((resource: string) => void) | undefined;
}

/** One page of the menu; the current one brings itself into view. */
export const MenuLink = ({
  entry,
  isCurrent,
  isRail,
  onOpen,
  isPinned = false,
  describedBy,
  onPin,
}: Props) => {
  const text = useText();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isCurrent) return undefined;
    // With the next frame: at once it would lay out a page that is still being put together.
    const frame = requestAnimationFrame(() => link.current?.scrollIntoView?.({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [isCurrent]);
  const createPath = useCreatePath();
  const label = text(entry.label);
  const drawn = (
    <LinkBase
      ref={link}
      to={createPath({ resource: entry.resource, type: 'list' })}
      data-menu-entry
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={isRail ? label : undefined}
      aria-describedby={describedBy}
      draggable={isPinned ? false : undefined}
      onClick={onOpen}
    >
      <Icon name={entry.icon} />
      {!isRail && label}
    </LinkBase>
  );
  return isRail ? (
    <Tip words={label} side="right">
      {drawn}
    </Tip>
  ) : (
    <>
      {drawn}
      {onPin && (
        <PinButton label={label} isPinned={isPinned} onToggle={() => onPin(entry.resource)} />
      )}
    </>
  );
};
