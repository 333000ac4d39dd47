import IconButton from '@mui/material/IconButton';
import { useTranslate, LinkBase } from 'react-admin';
import { Icon } from '#parts/icons/Icon.tsx';
import { useNeighbours } from './useNeighbours.ts';

/** One record back and on in the list that the person came from; nothing where they came from none. */
export const Neighbours = () => {
  const translate = useTranslate();
  const { previous, next } = useNeighbours();
  if (!previous && !next) return null;
  const steps = [
    { to: previous, words: 'engine.record.previous', key: 'K', icon: 'chevron-left' },
    { to: next, words: 'engine.record.next', key: 'J', icon: 'chevron-right' },
  ];
  return steps.map(({ to, words, key, icon }) => (
    <IconButton
      key={key}
      {...(to ? { component: LinkBase, to } : { disabled: true })}
      aria-label={translate(words)}
      aria-keyshortcuts={key}
      title={`${translate(words)} (${key})`}
      sx={theme => ({ border: `1px solid ${theme.vars.palette.border.button}` })}
    >
      <Icon name={icon} />
    </IconButton>
  ));
};
