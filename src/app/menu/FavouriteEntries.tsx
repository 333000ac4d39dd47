import { useTranslate } from 'react-admin';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { useText } from '#parts/useText.ts';
import { MenuLink } from './MenuLink.tsx';
import type { MenuEntry } from './menuTree.ts';
import { moved } from './moved.ts';

interface Props {
  entries: readonly MenuEntry[];
  current: string | undefined;
  isRail: boolean;
  onOrder: (resources: readonly string[]) => void;
  onOpen: () => void;
  onPin: (resource: string) => void;
}

/** A person's own pages at the top of the menu, put in order by dragging or by Alt and the arrow keys. */
export const FavouriteEntries = ({ entries, current, isRail, onOrder, onOpen, onPin }: Props) => {
  const translate = useTranslate();
  const text = useText();
  const help = useId();
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string>();
  /** As it stands while one is dragged. */
  const [dragging, setDragging] = useState<readonly MenuEntry[]>();
  const [told, setTold] = useState('');
  const followed = useRef<string>(undefined);
  const shown = dragging ?? entries;
  const namesOf = (some: readonly MenuEntry[]) => some.map(({ resource }) => resource);

  // An entry that moves in the page loses the focus.
  useLayoutEffect(() => {
    const at = entries.findIndex(({ resource }) => resource === followed.current);
    list.current?.querySelectorAll<HTMLElement>('[data-menu-entry]')[at]?.focus();
    followed.current = undefined;
  }, [entries]);

  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    const next = moved(entries, at, event.key === 'ArrowUp' ? at - 1 : at + 1);
    const entry = entries[at];
    if (next === entries || !entry) return;
    followed.current = entry.resource;
    onOrder(namesOf(next));
    setTold(
      translate('app.menu.moved', {
        name: text(entry.label),
        place: next.indexOf(entry) + 1,
        count: next.length,
      }),
    );
  };
  const end = () => {
    setDragged(undefined);
    setDragging(undefined);
  };
  return (
    <div className="branch">
      {!isRail && <div className="fold">{translate('app.menu.favourites')}</div>}
      <ul ref={list} aria-label={translate('app.menu.favourites')}>
        {shown.map((entry, at) => (
          // Dragging is for the mouse; its entry takes the keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={entry.resource}
            draggable
            style={entry.resource === dragged ? { opacity: 0.5 } : undefined}
            onDragStart={event => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', text(entry.label));
              setDragged(entry.resource);
              setDragging(entries);
            }}
            onDragOver={event => {
              if (dragged === undefined || !dragging) return;
              event.preventDefault();
              setDragging(moved(dragging, namesOf(dragging).indexOf(dragged), at));
            }}
            onDrop={event => {
              event.preventDefault();
              if (dragging) onOrder(namesOf(dragging));
              end();
            }}
            onDragEnd={end}
            onKeyDown={event => onKeyDown(event, at)}
          >
            <MenuLink
              entry={entry}
              isCurrent={entry.resource === current}
              isRail={isRail}
              isPinned
              describedBy={help}
              onOpen={onOpen}
              onPin={isRail ? undefined : onPin}
            />
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span id={help}>{translate('app.menu.order')}</span>
      </VisuallyHidden>
      <LiveRegion>
        <VisuallyHidden>{told}</VisuallyHidden>
      </LiveRegion>
    </div>
  );
};
