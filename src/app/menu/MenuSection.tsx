import { useId } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { MenuRow } from './MenuRow.tsx';
import type { MenuBranch } from './menuTree.ts';

interface Props {
  branch: Pick<MenuBranch, 'entries'>;
  label: string;
  current: string | undefined;
  isFolded: boolean;
  isRail: boolean;
  /** Absent: it has no heading of its own. */
  onFold?: (() => void) | undefined;
  onOpen?: () => void;
  /** Absent while the menu is narrow or searched. */
  onPin?: ((resource: string) => void) | undefined;
}

/** A group of pages that can be folded; folded, it still shows the page that is open. */
export const MenuSection = ({
  branch,
  label,
  current,
  isFolded,
  isRail,
  onFold,
  onOpen,
  onPin,
}: Props) => {
  const list = useId();
  const entries = branch.entries.filter(entry => !isFolded || isRail || entry.resource === current);
  return (
    <div className="branch">
      {!isRail && onFold && (
        <button
          type="button"
          className="fold"
          aria-expanded={!isFolded}
          aria-controls={list}
          onClick={onFold}
        >
          {label}
          <Icon name="chevron-down" size={14} strokeWidth={1.75} />
        </button>
      )}
      <ul id={list} aria-label={label}>
        {entries.map(entry => (
          <MenuRow
            key={entry.resource}
            entry={entry}
            isCurrent={entry.resource === current}
            isRail={isRail}
            onOpen={onOpen}
            onPin={onPin}
          />
        ))}
      </ul>
    </div>
  );
};
