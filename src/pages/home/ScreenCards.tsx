import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { loadScreenLines } from 'virtual:screens';
import { useTranslate, LinkBase, useCreatePath, useGetResourceLabel } from 'react-admin';
import { useId, useState } from 'react';
import { tilesOf } from '#contract/domain/dashboards/dashboards.ts';
import { menuGroups, type MenuGroup } from '#contract/domain/menuGroups.ts';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { radii } from '#parts/measures.ts';
import type { ScreenHead } from '#contract/model/screenHead.ts';
import type { Text } from '#contract/model/types.ts';
import { useOpenScreens } from '#parts/contexts/useScreenHeads.ts';
import { useText } from '#parts/useText.ts';
import { useGrants } from '../dashboards/useGrants.ts';
import { useWaiting } from '../dashboards/useWaiting.ts';

const here = 'home';

interface Group extends MenuGroup {
  name: string;
  screens: readonly ScreenHead[];
}

const groupsOf = (allowed: readonly ScreenHead[]): readonly Group[] =>
  Object.entries<MenuGroup>(menuGroups)
    .map(([name, group]) => ({
      ...group,
      name,
      screens: allowed
        .filter(({ menu, resource }) => menu?.group === name && resource !== here)
        .sort((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0)),
    }))
    .filter(({ screens }) => screens.length > 0)
    .sort((one, other) => one.order - other.order);

type Lines = Readonly<Record<string, Text>>;

const ScreenCard = ({ head, line }: { head: ScreenHead; line: Text | undefined }) => {
  const text = useText();
  const labelOf = useGetResourceLabel();
  const createPath = useCreatePath();
  return (
    <ButtonBase
      component={LinkBase}
      to={createPath({ resource: head.resource, type: 'list' })}
      sx={theme => ({
        display: 'flex',
        alignItems: 'flex-start',
        justifyContent: 'flex-start',
        gap: 2.5,
        width: '100%',
        height: '100%',
        p: 3,
        textAlign: 'left',
        borderRadius: '8px',
        border: `1px solid ${theme.vars.palette.divider}`,
        '& > svg': { flex: 'none', mt: '2px', color: theme.vars.palette.text.secondary },
        '&:hover': {
          background: theme.vars.palette.action.hover,
          borderColor: theme.vars.palette.border.button,
        },
      })}
    >
      <Icon name={head.menu?.icon ?? 'file-text'} />
      <Box component="span" sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', typography: 'body2', fontWeight: 500 }}>
          {head.menu?.label ? text(head.menu.label) : labelOf(head.resource)}
        </Box>
        {line && (
          <Box
            component="span"
            sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}
          >
            {text(line)}
          </Box>
        )}
      </Box>
    </ButtonBase>
  );
};

const CardGroup = ({ group, lines }: { group: Group; lines: Lines }) => {
  const text = useText();
  const heading = useId();
  return (
    <Box component="section" aria-labelledby={heading} sx={{ '& + &': { mt: 6 } }}>
      <Typography id={heading} variant="h3" component="h2" sx={{ mb: 2 }}>
        {text(group.label)}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
        }}
      >
        {group.screens.map(head => (
          <li key={head.resource}>
            <ScreenCard head={head} line={lines[head.resource]} />
          </li>
        ))}
      </Box>
    </Box>
  );
};

/** Nothing else stands on the person's Home: no tiles belong to their roles, and no list has work for them. */
const useIsBare = (): boolean => {
  const { data } = useWaiting();
  const tiles = tilesOf('home', useGrants());
  return tiles.length === 0 && data !== undefined && data.every(one => one.waiting.count === 0);
};

/**
 * The pages that the person may open, by group, each with what it is for; folded, since the menu has them as well, unless
 * Home has nothing else to show.
 */
export const ScreenCards = () => {
  const isBare = useIsBare();
  const allowed = useOpenScreens('menu');
  const translate = useTranslate();
  const groups = groupsOf(allowed);
  const [lines, setLines] = useState<Lines>({});
  // Once they are looked at; without them, as without a connection, the pages have their names.
  const bringLines = () => void loadScreenLines().then(setLines, () => undefined);
  if (groups.length === 0) {
    return (
      <EmptyState icon="key-round" title={translate('pages.home.noScreens')}>
        {translate('pages.home.noScreensHint')}
      </EmptyState>
    );
  }
  return (
    <Box
      component="details"
      open={isBare || undefined}
      onToggle={bringLines}
      sx={theme => ({
        '& > summary': {
          ...theme.typography.h3,
          width: 'fit-content',
          py: 1,
          borderRadius: `${radii.control}px`,
          cursor: 'pointer',
        },
        '& > summary + *': { mt: 4 },
      })}
    >
      <summary>{translate('pages.home.pages')}</summary>
      {groups.map(group => (
        <CardGroup key={group.name} group={group} lines={lines} />
      ))}
    </Box>
  );
};
