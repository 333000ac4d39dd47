import Button from '@mui/material/Button';
import type { MenuAction } from '#parts/controls/ActionMenu.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { Tip } from '#parts/controls/Tip.tsx';

interface Props {
  readonly actions: readonly MenuAction[];
  /** Whether the page's main button is among them; else it stands elsewhere on the page. */
  readonly hasMain: boolean;
}

/** Actions that stand as buttons in the head of a record; the first is its main one and is at the end. What is dangerous is none. */
export const HeadButtons = ({ actions, hasMain }: Props) =>
  actions.toReversed().map(action => {
    const { label, icon, tone, isDisabled = false, why, onClick } = action;
    const isMain = hasMain && action === actions[0] && action.tone !== 'danger';
    const button = (
      <Button
        key={label}
        variant={isMain ? 'contained' : 'outlined'}
        color={tone === 'danger' ? 'error' : isMain ? 'primary' : 'inherit'}
        startIcon={icon && <Icon name={icon} />}
        aria-disabled={isDisabled}
        onClick={isDisabled ? undefined : onClick}
        sx={isDisabled ? { opacity: 0.5, cursor: 'not-allowed' } : undefined}
      >
        {label}
      </Button>
    );
    return why === undefined ? (
      button
    ) : (
      <Tip key={label} words={why}>
        {button}
      </Tip>
    );
  });
