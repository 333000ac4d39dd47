import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useText } from '#parts/useText.ts';
import { FaultCount } from '../faults/FaultCount.tsx';
import { pathsIn } from '../../values/fieldAt.ts';
import type { Problem } from '../faults/problems.ts';
import type { Block } from './sections.ts';

/** A form with more sections than this has an index. */
export const indexedFrom = 4;

interface Props {
  blocks: readonly Block[];
  problems: readonly Problem[];
}

/** Leads to the sections of a long form and counts what is wrong in each. */
export const SectionIndex = ({ blocks, problems }: Props) => {
  const translate = useTranslate();
  const text = useText();
  const cards = blocks.flatMap(block => (block.type === 'card' && block.label ? [block] : []));
  return (
    <Box
      component="nav"
      data-bar="sections"
      aria-label={translate('engine.form.sections')}
      sx={theme => ({
        position: 'sticky',
        top: { xs: 48, sm: 68 },
        zIndex: 2,
        alignSelf: 'start',
        display: 'flex',
        flexDirection: { xs: 'row', sm: 'column' },
        gap: 1,
        overflowX: 'auto',
        py: { xs: 2, sm: 0 },
        background: theme.vars.palette.background.default,
        '& a': {
          flex: 'none',
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
          minHeight: 34,
          px: 3,
          borderRadius: { xs: 999, sm: '6px' },
          typography: 'body2',
          color: theme.vars.palette.text.secondary,
          textDecoration: 'none',
          [theme.breakpoints.down('sm')]: {
            border: `1px solid ${theme.vars.palette.divider}`,
            background: theme.vars.palette.background.paper,
          },
        },
        '& a:hover': { background: theme.vars.palette.background.paper },
      })}
    >
      {cards.map(({ id, label, of }) => {
        const inside = pathsIn(of);
        const count = problems.filter(({ path }) =>
          inside.some(one => path === one || path?.startsWith(`${one}.`)),
        ).length;
        return (
          <a
            key={id}
            href={`#${id}`}
            onClick={event => {
              event.preventDefault();
              const section = document.getElementById(id);
              section?.scrollIntoView({ behavior: 'smooth' });
              section?.focus({ preventScroll: true });
            }}
          >
            {label && text(label)}
            <FaultCount count={count} />
          </a>
        );
      })}
    </Box>
  );
};
