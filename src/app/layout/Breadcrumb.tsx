import Box from '@mui/material/Box';
import {
  useLocation,
  useTranslate,
  LinkBase,
  useCreatePath,
  useStore,
  useGetResourceLabel,
} from 'react-admin';
import { menuGroups, type MenuGroup } from '#contract/domain/menuGroups.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { linkStyles } from '#parts/controls/linkStyles.ts';
import { usePlace } from '#parts/contexts/PlaceContext.ts';
import { useScreenHeads } from '#parts/contexts/useScreenHeads.ts';
import { useText } from '#parts/useText.ts';
import { listedKey } from '#engine/list/listedKey.ts';
import { screenOf } from '../routes/screenOf.ts';

interface Crumb {
  label: string;
  to?: string;
}

const groups: Readonly<Record<string, MenuGroup | undefined>> = menuGroups;

/** Group, screen and record of the open page. */
const useCrumbs = (): readonly Crumb[] => {
  const heads = useScreenHeads();
  const labelOf = useGetResourceLabel();
  const createPath = useCreatePath();
  const { pathname } = useLocation();
  const { crumb } = usePlace();
  const text = useText();
  const screen = screenOf(heads, pathname);
  const [listed] = useStore<{ at?: string }>(listedKey(screen?.resource ?? ''));
  if (!screen) return crumb ? [{ label: crumb }] : [];
  const group = groups[screen.menu?.group ?? ''];
  const list = createPath({ resource: screen.resource, type: 'list' });
  return [
    ...(group ? [{ label: text(group.label) }] : []),
    {
      label: screen.menu?.label ? text(screen.menu.label) : labelOf(screen.resource),
      // Back to what was chosen of it: filter, view and page.
      to:
        crumb && screen.menu ? (listed?.at?.startsWith(`${list}?`) ? listed.at : list) : undefined,
    },
    ...(crumb ? [{ label: crumb }] : []),
  ];
};

/** No part of the way is printed over its neighbour: what there is no room for is cut, and told in full when pointed at. */
const partStyles = (isLast: boolean, isAbove: boolean) => ({
  // The page itself gives way last, and on a tablet there is no room for the group.
  flexShrink: isLast ? 1 : 3,
  ...(!isAbove && {
    display: isLast
      ? { xs: 'none !important', sm: 'flex !important' }
      : { xs: 'none !important', md: 'flex !important' },
  }),
});

const cut = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** The way from the menu group to the open page; a phone has room for the step above it only. */
export const Breadcrumb = () => {
  const crumbs = useCrumbs();
  const translate = useTranslate();
  return (
    <Box component="nav" aria-label={translate('app.breadcrumb')} sx={{ flex: 1, minWidth: 0 }}>
      <Box
        component="ol"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          m: 0,
          p: 0,
          listStyle: 'none',
          typography: 'body2',
          color: 'text.secondary',
          '& > li': { display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 },
        }}
      >
        {crumbs.map(({ label, to }, index) => {
          const isLast = index === crumbs.length - 1;
          const isAbove = index === Math.max(crumbs.length - 2, 0);
          return (
            <Box component="li" key={`${index} ${label}`} sx={partStyles(isLast, isAbove)}>
              {index > 0 && (
                <Box
                  component="span"
                  sx={{ display: { xs: 'none', [isLast ? 'sm' : 'md']: 'flex' } }}
                >
                  <Icon name="chevron-right" size={14} strokeWidth={1.75} />
                </Box>
              )}
              {to ? (
                <Box
                  component={LinkBase}
                  to={to}
                  title={label}
                  sx={[linkStyles, { color: 'inherit', fontWeight: 400, ...cut }]}
                >
                  {label}
                </Box>
              ) : (
                <Box
                  component="span"
                  title={label}
                  aria-current={isLast ? 'page' : undefined}
                  sx={{
                    ...cut,
                    ...(isLast && { color: 'text.primary', fontWeight: 500 }),
                  }}
                >
                  {label}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
};
