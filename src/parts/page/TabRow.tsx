import { styled } from '@mui/material/styles';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { AsideFrame } from './AsideFrame.tsx';
import { heights } from '../measures.ts';

/** How far an arrow key goes; all others are the browser's. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

const Row = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    display: 'flex',
    columnGap: 20,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottom: `1px solid ${palette.divider}`,
    '& > button': {
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      gap: 6,
      minHeight: heights.tab,
      padding: '2px 0 0',
      border: 0,
      borderBottom: '2px solid transparent',
      background: 'none',
      color: palette.text.secondary,
      font: 'inherit',
      fontSize: 13,
      fontWeight: 500,
      cursor: 'pointer',
      '&:hover': { color: palette.text.primary },
      '&[aria-selected="true"]': {
        color: palette.text.primary,
        borderBottomColor: palette.primary.main,
      },
      '&:focus-visible': { outlineOffset: -2 },
    },
    '@media (forced-colors: active)': {
      '& > button[aria-selected="true"]': { borderBottomColor: 'Highlight' },
    },
  };
});

interface TabOf<Id> {
  readonly id: Id;
  readonly label: ReactNode;
  /** The id of the tab itself, which names its panel, and that of the panel. */
  readonly tabId: string;
  readonly panelId: string;
}

interface Props<Id> {
  /** What the tabs are about, for who does not see them. */
  label: string;
  tabs: readonly TabOf<Id>[];
  chosen: Id;
  /** None may be out of sight beside a pointer; on a phone the row scrolls. */
  isWhole?: boolean;
  /** Called with another than the chosen one. */
  onChoose: (id: Id) => void;
}

/**
 * Tabs, of which the keyboard reaches one and arrow keys lead to the others. A style for all of it and nothing measured:
 * it is above every record, and MUI's lay the page out once more before it is painted.
 */
export const TabRow = <Id extends string | number>(props: Props<Id>) => {
  const { label, tabs, chosen, isWhole = false, onChoose } = props;
  const row = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ id }) => id === chosen);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const from = all.findIndex(tab => tab === document.activeElement);
    const step = steps[event.key];
    if (!step || from < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    all[step(from, all.length)]?.focus();
  };

  return (
    <AsideFrame of={row} count={tabs.length} at={at}>
      <Row
        ref={row}
        role="tablist"
        aria-label={label}
        data-whole={isWhole || undefined}
        onKeyDown={move}
      >
        {tabs.map(({ id, label: words, tabId, panelId }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId}
            aria-selected={id === chosen}
            aria-controls={panelId}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => id !== chosen && onChoose(id)}
          >
            {words}
          </button>
        ))}
      </Row>
    </AsideFrame>
  );
};
