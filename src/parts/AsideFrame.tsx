import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { Icon } from './icons/Icon.tsx';
import { useMoreAside } from './useMoreAside.ts';

const Frame = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    flex: '0 1 auto',
    minWidth: 0,
    '& > button': {
      position: 'absolute',
      top: 0,
      bottom: 1,
      display: 'none',
      alignItems: 'center',
      width: 44,
      padding: 0,
      border: 0,
      color: palette.text.secondary,
      cursor: 'pointer',
      '&:hover': { color: palette.text.primary },
      '&:focus-visible': { outlineOffset: -2 },
    },
    '& > .before': {
      left: 0,
      justifyContent: 'flex-start',
      background: `linear-gradient(to right, ${palette.background.paper} 60%, transparent)`,
    },
    '& > .after': {
      right: 0,
      justifyContent: 'flex-end',
      background: `linear-gradient(to left, ${palette.background.paper} 60%, transparent)`,
    },
    '& > [data-more-before] ~ .before, & > [data-more-after] ~ .after': { display: 'flex' },
  };
});

interface Props {
  /** The row that scrolls; it stands in the frame. */
  of: RefObject<HTMLElement | null>;
  /** Of what stands in the row. */
  count: number;
  children: ReactNode;
}

/** Around a row of tabs that may be wider than its place: a button at each side where it goes on. */
export const AsideFrame = ({ of, count, children }: Props) => {
  const translate = useTranslate();
  useMoreAside(of, count);
  const go = (sign: 1 | -1) => (event: MouseEvent) => {
    const { current: row } = of;
    if (!row) return;
    const most = row.scrollWidth - row.clientWidth;
    const to = Math.min(most, Math.max(0, row.scrollLeft + sign * row.clientWidth * 0.8));
    row.scrollLeft = to;
    // At the end the button goes; whoever came by keyboard stays in the row.
    const end = sign === 1 ? row.lastElementChild : row.firstElementChild;
    if (event.detail === 0 && (to <= 0 || to >= most) && end instanceof HTMLElement) end.focus();
  };
  return (
    <Frame>
      {children}
      <button
        type="button"
        className="before"
        aria-label={translate('parts.tabs.before')}
        onClick={go(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className="after"
        aria-label={translate('parts.tabs.after')}
        onClick={go(1)}
      >
        <Icon name="chevron-right" />
      </button>
    </Frame>
  );
};
