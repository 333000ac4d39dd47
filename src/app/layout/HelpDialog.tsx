import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Dialog } from '#parts/controls/Dialog.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate, LinkBase, useCanAccessResources, useCreatePath } from 'react-admin';
import { useId } from 'react';
import { focusOnMount } from '#parts/controls/focusOnMount.ts';
import { KeyCap } from '#parts/controls/KeyCap.tsx';
import { useStart } from '#parts/StartContext.ts';
import { useShortcutsEnabled } from '#parts/controls/useShortcut.ts';

const shortcuts = [
  { keys: ['G'], text: 'find' },
  { keys: ['Ctrl', 'K'], text: 'palette' },
  { keys: ['/'], text: 'search' },
  { keys: ['J', 'K'], text: 'move' },
  { keys: ['X'], text: 'select' },
  { keys: ['Enter'], text: 'open_row' },
  { keys: ['↑', '↓', '←', '→'], text: 'rows' },
  { keys: ['Space'], text: 'select_here' },
  { keys: ['F2'], text: 'edit' },
  { keys: ['D'], text: 'triage' },
  { keys: ['?'], text: 'help' },
];

const pages = [
  { resource: 'faqs', text: 'faqs' },
  { resource: 'support-tickets', text: 'support' },
];
const resources = pages.map(({ resource }) => resource);

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** The keyboard shortcuts, the pages that help, and which version this is. */
export const HelpDialog = ({ isOpen, onClose }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const { version, product } = useStart();
  const createPath = useCreatePath();
  const { canAccess } = useCanAccessResources({ action: 'list', resources });
  const [hasShortcuts] = useShortcutsEnabled();
  const helping = pages.filter(({ resource }) => canAccess?.[resource]);
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{translate('app.help.title')}</DialogTitle>
      <DialogContent>
        {helping.map(({ resource, text }) => (
          <Typography key={resource} sx={{ mb: 1 }}>
            <Link
              component={LinkBase}
              to={createPath({ resource, type: 'list' })}
              onClick={onClose}
            >
              {translate(`app.help.${text}`)}
            </Link>
          </Typography>
        ))}
        <Typography variant="h3" sx={{ mt: 4, mb: 2 }}>
          {translate('app.help.keys')}
        </Typography>
        {!hasShortcuts && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
            {translate('app.help.off')}
          </Typography>
        )}
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: '96px 1fr', rowGap: 2 }}
        >
          {shortcuts.map(({ keys, text }) => (
            <Box key={text} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ display: 'flex', gap: 1 }}>
                {keys.map(key => (
                  <KeyCap key={key}>{key}</KeyCap>
                ))}
              </Box>
              <Box component="dd" sx={{ m: 0, typography: 'body2' }}>
                {translate(`app.help.${text}`)}
              </Box>
            </Box>
          ))}
        </Box>
        {version !== '' && (
          <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 5 }}>
            {product.name} · {translate('app.help.version', { version })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button size="large" onClick={onClose} ref={focusOnMount}>
          {translate('app.help.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
