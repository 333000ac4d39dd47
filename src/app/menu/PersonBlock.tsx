import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { later } from '#parts/fetching/later.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { Initials } from '#parts/words/Initials.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { nameOf, titleOf, useUser } from '#parts/contexts/useUser.ts';

const loadMenu = later(() => import('./PersonMenu.tsx'));
const PersonMenu = lazy(() => loadMenu().then(module => ({ default: module.PersonMenu })));

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Who is signed in, at the foot of the menu; opens the person's own choices. */
export const PersonBlock = ({ isRail }: { isRail: boolean }) => {
  const user = useUser();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setOpened] = useState(false);
  const name = user ? nameOf(user) : '';
  return (
    <Box sx={theme => ({ flex: 'none', borderTop: `1px solid ${theme.vars.palette.divider}` })}>
      <ButtonBase
        disabled={!user}
        aria-label={translate('app.person.open', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={event => {
          setOpened(true);
          setAnchor(event.currentTarget);
        }}
        sx={{
          display: 'flex',
          gap: 2.5,
          justifyContent: isRail ? 'center' : 'flex-start',
          width: '100%',
          height: 52,
          px: isRail ? 0 : 3,
          textAlign: 'left',
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        {user ? <Initials name={name} /> : <Skeleton isRound width={28} height={28} />}
        {!isRail && (
          <>
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              {user ? (
                <>
                  <Box
                    component="span"
                    sx={{ display: 'block', typography: 'subtitle2', ...oneLine }}
                  >
                    {name}
                  </Box>
                  <Box
                    component="span"
                    title={titleOf(user)}
                    sx={{
                      display: 'block',
                      typography: 'caption',
                      color: 'text.secondary',
                      ...oneLine,
                    }}
                  >
                    {titleOf(user)}
                  </Box>
                </>
              ) : (
                <Skeleton width={120} height={12} />
              )}
            </Box>
            <Box component="span" sx={{ display: 'flex', color: 'text.secondary' }}>
              <Icon name="ellipsis-vertical" />
            </Box>
          </>
        )}
      </ButtonBase>
      {wasOpened && (
        <Suspense fallback={null}>
          <PersonMenu anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </Box>
  );
};
