import { useId } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { useText } from '#parts/useText.ts';
import { MenuLink } from './MenuLink.tsx';
import type { MenuBranch } from './menuTree.ts';

interface Props {
  branch: MenuBranch;
  current: string | undefined;
  isFolded: boolean;
  isRail: boolean;
  onFold: () => void;
  onOpen?: () => void;
}

/** A group of pages that can be folded; folded, it still shows the page that is open. */
export const MenuSection = ({ branch, current, isFolded, isRail, onFold, onOpen }: Props) => {
  const text = useText();
  const list = useId();
  const entries = branch.entries.filter(entry => !isFolded || isRail || entry.resource === current);
  return (
    <div className="branch">
      {!isRail && (
        <button
          type="button"
          className="fold"
          aria-expanded={!isFolded}
          aria-controls={list}
          onClick={onFold}
        >
          {text(branch.label)}
          <Icon name="chevron-down" size={14} strokeWidth={1.75} />
        </button>
      )}
      <ul id={list} aria-label={text(branch.label)}>
        {entries.map(entry => (
          <li key={entry.resource}>
            <MenuLink
              entry={entry}
              isCurrent={entry.resource === current}
              isRail={isRail}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};
