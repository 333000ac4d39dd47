import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  useLocation,
  useTranslate,
  LinkBase,
  useCreatePath,
  useGetResourceLabel,
} from 'react-admin';
import { WhyRefused } from '#engine/why/WhyRefused.tsx';
import { PageBody } from '#parts/page/PageBody.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';
import { useScreenHeads } from '#parts/contexts/useScreenHeads.ts';
import { useText } from '#parts/useText.ts';
import { useUser } from '#parts/contexts/useUser.ts';

/** Where an address leads that the person's roles do not open: what it was, and whom to ask. */
export const UnauthorizedPage = () => {
  const translate = useTranslate();
  const text = useText();
  const user = useUser();
  const heads = useScreenHeads();
  const createPath = useCreatePath();
  const labelOf = useGetResourceLabel();
  const { resource } = (useLocation().state ?? {}) as { resource?: string };
  const screen = heads.find(head => head.resource === resource);
  const roles = user?.displayRoles.length ? user.displayRoles : (user?.roles ?? []);
  return (
    <PageBody>
      <PageHeader title={translate('pages.unauthorized.title')} />
      <Typography sx={{ mt: 3, maxWidth: 560 }}>
        {screen
          ? translate('pages.unauthorized.what', {
              page: screen.menu?.label ? text(screen.menu.label) : labelOf(screen.resource),
            })
          : translate('pages.unauthorized.whatElse')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, maxWidth: 560 }}>
        {translate('pages.unauthorized.whom')}
      </Typography>
      {roles.length > 0 && (
        <Typography color="textSecondary" sx={{ mt: 2, maxWidth: 560 }}>
          {translate('pages.unauthorized.roles', { roles: roles.join(', ') })}
        </Typography>
      )}
      {resource && <WhyRefused resource={resource} />}
      <Button
        component={LinkBase}
        to={createPath({ resource: 'home', type: 'list' })}
        sx={{ mt: 5 }}
      >
        {translate('pages.unauthorized.home')}
      </Button>
    </PageBody>
  );
};
