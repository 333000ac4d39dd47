import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useLocation, useTranslate } from 'react-admin';
import { useMemo, useRef, useState } from 'react';
import { Brand } from '#parts/page/Brand.tsx';
import { later } from '#parts/fetching/later.ts';
import { laterPart } from '#parts/fetching/laterPart.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { useOpenScreens } from '#parts/contexts/useScreenHeads.ts';
import { usePreference } from '#parts/contexts/usePreference.ts';
import { useShortcut } from '#parts/controls/useShortcut.ts';
import { useText } from '#parts/useText.ts';
import { screenOf } from '../routes/screenOf.ts';
import { MenuFilter } from './MenuFilter.tsx';
import { MenuSection } from './MenuSection.tsx';
import { menuStyles } from './menuStyles.ts';
import { menuParts } from './menuParts.ts';
import { PersonBlock } from './PersonBlock.tsx';
import { useFavourites } from './useFavourites.ts';
import { useMenuKeys } from './useMenuKeys.ts';

const loadExtras = later(() => import('./menuExtras.ts'));
const FavouriteEntries = laterPart(async () => (await loadExtras()).FavouriteEntries);
const MoreEntries = laterPart(async () => (await loadExtras()).MoreEntries);

const noGroups: string[] = [];

interface Props {
  isRail: boolean;
  onToggleRail?: () => void;
  /** Present in the drawer of a phone. */
  onClose?: () => void;
}

/** The pages that the person may open, by group, with a filter on top and the person at the bottom. */
export const Menu = ({ isRail, onToggleRail, onClose }: Props) => {
  const shown = useOpenScreens('menu');
  const main = useOpenScreens('main');
  const opened = useOpenScreens('list');
  const { pathname } = useLocation();
  const translate = useTranslate();
  const text = useText();
  const [search, setSearch] = useState('');
  const [folded, setFolded] = usePreference('menu.folded', noGroups);
  const menu = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);

  // Stars are drawn once somebody comes near: no first page waits for them.
  const [isNear, setNear] = useState(onClose !== undefined);
  const { chosen, order, toggle } = useFavourites();
  const parts = useMemo(
    () => menuParts({ shown, main, favourites: chosen, search }),
    [shown, main, chosen, search],
  );
  const current = screenOf(opened, pathname)?.resource;
  const found = parts.main.reduce((sum, branch) => sum + branch.entries.length, 0);

  const find = () => {
    if (isRail) onToggleRail?.();
    // The field of a rail is drawn only after this turn.
    requestAnimationFrame(() => field.current?.focus());
  };
  useShortcut('g', find);
  const onKeyDown = useMenuKeys({ menu, field, onEscape: () => setSearch('') });

  const fold = (name: string) =>
    setFolded(folded.includes(name) ? folded.filter(other => other !== name) : [...folded, name]);
  const onPin = isRail || search !== '' || !isNear ? undefined : toggle;
  const onOpen = () => {
    setSearch('');
    onClose?.();
  };

  return (
    <Box
      component="nav"
      ref={menu}
      aria-label={translate('app.menu.label')}
      onKeyDown={onKeyDown}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: isRail ? 'center' : 'space-between',
          flex: 'none',
          height: 48,
          pl: isRail ? 0 : 4,
          pr: isRail ? 0 : 2,
        }}
      >
        {!isRail && <Brand />}
        {onClose ? (
          <IconButton aria-label={translate('app.menu.close')} onClick={onClose}>
            <Icon name="x" />
          </IconButton>
        ) : (
          <IconButton
            aria-label={translate(isRail ? 'app.menu.expand' : 'app.menu.collapse')}
            aria-expanded={!isRail}
            onClick={onToggleRail}
          >
            <Icon name="panel-left" />
          </IconButton>
        )}
      </Box>
      {!isRail && <MenuFilter value={search} found={found} field={field} onChange={setSearch} />}
      <Box className={isRail ? 'rail' : ''} sx={menuStyles}>
        {parts.favourites.length > 0 && (
          <FavouriteEntries
            entries={parts.favourites}
            current={current}
            isRail={isRail}
            onOrder={order}
            onOpen={onOpen}
            onPin={toggle}
          />
        )}
        {parts.main.map(branch => (
          <MenuSection
            key={branch.name}
            branch={branch}
            label={text(branch.label)}
            current={current}
            isFolded={search === '' && folded.includes(branch.name)}
            isRail={isRail}
            onFold={() => fold(branch.name)}
            onOpen={onOpen}
            onPin={onPin}
          />
        ))}
        {parts.more.length > 0 && (
          <MoreEntries
            branches={parts.more}
            current={current}
            folded={folded}
            isRail={isRail}
            onFold={fold}
            onOpen={onOpen}
            onPin={onPin}
          />
        )}
        {search !== '' && found === 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ px: 2, py: 2 }}>
            {translate('app.menu.none')}
          </Typography>
        )}
      </Box>
      <PersonBlock isRail={isRail} />
    </Box>
  );
};
