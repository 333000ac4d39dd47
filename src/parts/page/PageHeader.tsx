import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { memo, type ReactNode } from 'react';
import { ActionMenu, type MenuAction } from '../controls/ActionMenu.tsx';
import { KeyFacts, type KeyFact } from './KeyFacts.tsx';
import { useAnnouncePlace } from '../contexts/PlaceContext.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

interface Props {
  title: string;
  /** The title as it is drawn, where what stands below it says a part of it. */
  heading?: ReactNode;
  /** The page's part of the breadcrumb below its screen, such as a record's name; none on the screen itself. */
  crumb?: string | null;
  /** A quiet figure beside the title: "148 of 412". */
  count?: string;
  /** Status chips beside the title. */
  chip?: ReactNode;
  /** One line that says what this is. */
  context?: ReactNode;
  facts?: readonly KeyFact[];
  /** Stands before the title, such as a person's initials. */
  avatar?: ReactNode;
  /** The one thing people come here to do, at the right end. */
  primary?: ReactNode;
  /** Buttons before it. */
  secondary?: ReactNode;
  /** All the rest. */
  actions?: readonly MenuAction[];
}

const Header = (props: Props) => {
  const { title, crumb = null, count, chip, context, facts, avatar, actions = [] } = props;
  const translate = useTranslate();
  const heading = useFocusOnNavigation();
  useAnnouncePlace(title, crumb);
  return (
    <Box component="header">
      <Box
        sx={{
          display: 'flex',
          // On a phone a wide button has a line of its own before it squeezes the title.
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: 'flex-start',
          gap: { xs: 3, sm: 4 },
        }}
      >
        {avatar}
        <Box sx={{ flex: { xs: '1 1 180px', sm: 1 }, minWidth: 0 }}>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 2.5,
              rowGap: 1,
              minHeight: { xs: 44, sm: 32 },
            }}
          >
            <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ minWidth: 0 }}>
              {props.heading ?? title}
            </Typography>
            {count !== undefined && (
              <Typography component="span" variant="body1" color="textSecondary">
                {count}
              </Typography>
            )}
            {chip}
          </Box>
          {context !== undefined && (
            <Typography component="div" variant="body2" color="textSecondary">
              {context}
            </Typography>
          )}
        </Box>
        <Box data-chrome sx={{ display: 'flex', gap: 2, flex: 'none' }}>
          {props.secondary !== undefined && (
            <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 2 }}>{props.secondary}</Box>
          )}
          {props.primary}
          {actions.length > 0 && (
            <ActionMenu
              isOutlined
              label={translate('parts.actions.more', { name: title })}
              actions={actions}
            />
          )}
        </Box>
      </Box>
      {facts && facts.length > 0 && <KeyFacts facts={facts} />}
    </Box>
  );
};

/** The head that every page has: title and status, one primary action, a line of context, key facts. */
export const PageHeader = memo(Header);
