import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocation, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { WhyRefused } from '#engine/why/WhyRefused.tsx';
import { PageBody } from '#parts/PageBody.tsx';
import { PageHeader } from '#parts/PageHeader.tsx';
import { useScreens } from '#parts/ScreensContext.ts';
import { useText } from '#parts/useText.ts';
import { useUser } from '#parts/useUser.ts';

/** Where an address leads that the person's roles do not open: what it was, and whom to ask. */
export const UnauthorizedPage = () => {
  const translate = useTranslate();
  const text = useText();
  const user = useUser();
  const { all } = useScreens();
  const { resource } = (useLocation().state ?? {}) as { resource?: string };
  const screen = all.find(head => head.resource === resource);
  const roles = user?.displayRoles.length ? user.displayRoles : (user?.roles ?? []);
  return (
    <PageBody>
      <PageHeader title={translate('pages.unauthorized.title')} />
      <Typography sx={{ mt: 3, maxWidth: 560 }}>
        {screen
          ? translate('pages.unauthorized.what', {
              page: text(screen.menu?.label ?? screen.label.other),
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
      <Button component={Link} to="/home" sx={{ mt: 5 }}>
        {translate('pages.unauthorized.home')}
      </Button>
    </PageBody>
  );
};
