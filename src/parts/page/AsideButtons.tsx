import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, type MouseEvent, type RefObject } from 'react';
import { Icon } from '../icons/Icon.tsx';

const Button = styled('button')(({ theme }) => {
  const { palette } = theme.vars;
  return {
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
    '&[data-side="before"]': {
      left: 0,
      justifyContent: 'flex-start',
      background: `linear-gradient(to right, ${palette.background.paper} 60%, transparent)`,
    },
    '&[data-side="after"]': {
      right: 0,
      justifyContent: 'flex-end',
      background: `linear-gradient(to left, ${palette.background.paper} 60%, transparent)`,
    },
    '[data-more-before] ~ &[data-side="before"], [data-more-after] ~ &[data-side="after"]': {
      display: 'flex',
    },
  };
});

const sides = [
  ['before', -1, 'chevron-left'],
  ['after', 1, 'chevron-right'],
] as const;

const scrollTo = (row: HTMLElement, left: number): void => {
  row.scrollLeft = left;
};

interface Props {
  of: RefObject<HTMLElement | null>;
  at: number;
}

/**
 * The buttons at the sides of a row that scrolls, each there while the row goes on beyond it; and what is chosen comes
 * in sight.
 */
export const AsideButtons = ({ of, at }: Props) => {
  const translate = useTranslate();
  useEffect(() => {
    const { current: row } = of;
    const chosen = row?.children.item(at);
    if (row && chosen instanceof HTMLElement)
      scrollTo(row, Math.max(0, chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2));
  }, [of, at]);
  const go = (sign: 1 | -1) => (event: MouseEvent) => {
    const { current: row } = of;
    if (!row) return;
    const most = row.scrollWidth - row.clientWidth;
    const to = Math.min(most, Math.max(0, row.scrollLeft + sign * row.clientWidth * 0.8));
    scrollTo(row, to);
    // At the end the button goes; anyone who came by keyboard stays in the row.
    const end = sign === 1 ? row.lastElementChild : row.firstElementChild;
    if (event.detail === 0 && (to <= 0 || to >= most) && end instanceof HTMLElement) end.focus();
  };
  return sides.map(([side, sign, icon]) => (
    <Button
      key={side}
      type="button"
      data-side={side}
      aria-label={translate(`parts.tabs.${side}`)}
      onClick={go(sign)}
    >
      <Icon name={icon} />
    </Button>
  ));
};
