import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { Tip } from '#parts/controls/Tip.tsx';
import { usePreference } from '#parts/contexts/usePreference.ts';
import { useText } from '#parts/useText.ts';
import { MenuSection } from './MenuSection.tsx';
import type { MenuParts } from './menuParts.ts';

interface Props {
  branches: MenuParts['more'];
  current: string | undefined;
  folded: readonly string[];
  isRail: boolean;
  onFold: (name: string) => void;
  onOpen: () => void;
  onPin?: ((resource: string) => void) | undefined;
}

/** The entries that are not a person's main ones: open when asked for, and of itself while the page shown is one of them. */
export const MoreEntries = ({
  branches,
  current,
  folded,
  isRail,
  onFold,
  onOpen,
  onPin,
}: Props) => {
  const translate = useTranslate();
  const text = useText();
  const [isWanted, setWanted] = usePreference('menu.more', false);
  const [closedAt, setClosedAt] = useState<string>();
  const isHere = branches.some(({ entries }) => entries.some(one => one.resource === current));
  const isOpen = isWanted || (isHere && closedAt !== current);
  const label = translate('app.menu.more');
  const turn = () => {
    setWanted(!isOpen);
    setClosedAt(isOpen ? current : undefined);
  };
  const button = (
    <button
      type="button"
      className="fold"
      aria-expanded={isOpen}
      aria-label={isRail ? label : undefined}
      onClick={turn}
    >
      {isRail ? <Icon name="ellipsis-vertical" /> : label}
      {!isRail && <Icon name="chevron-down" size={14} strokeWidth={1.75} />}
    </button>
  );
  return (
    <>
      <div className="branch">
        {isRail ? (
          <Tip words={label} side="right">
            {button}
          </Tip>
        ) : (
          button
        )}
      </div>
      {isOpen &&
        branches.map(branch => (
          <MenuSection
            key={branch.name}
            branch={branch}
            label={branch.isContinued ? label : text(branch.label)}
            current={current}
            isFolded={!branch.isContinued && folded.includes(`more.${branch.name}`)}
            isRail={isRail}
            onFold={branch.isContinued ? undefined : () => onFold(`more.${branch.name}`)}
            onOpen={onOpen}
            onPin={onPin}
          />
        ))}
    </>
  );
};
