import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { shareText, type Shared } from '#contract/domain/sharing/shareText.ts';

interface Props {
  /** Undefined: nobody can say the words before there is an amount. */
  shared: Shared | undefined;
  isSimulated: boolean;
}

/** The exact words that go out, while they are chosen: the server sends what the same rule writes. */
export const SharePreview = ({ shared, isSimulated }: Props) => {
  const translate = useTranslate();
  const written = shared && shareText(shared);
  return (
    <Box component="section" aria-label={translate('sharing.preview')}>
      <Box sx={{ typography: 'subtitle2', mb: 1.5 }}>{translate('sharing.preview')}</Box>
      <Box
        {...(written && { translate: 'no', lang: 'en' })}
        sx={theme => ({
          p: 4,
          borderRadius: '8px',
          background: theme.vars.palette.surface.inset,
          typography: 'body2',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
        })}
      >
        {shared?.channel === 'mail' && (
          <Box component="strong" sx={{ display: 'block', mb: 2 }}>
            {written?.subject}
          </Box>
        )}
        {written?.text ?? translate('sharing.noAmount')}
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 1.5 }}>
        {translate('sharing.linkNote')} {isSimulated && translate('sharing.simulated')}
      </Box>
    </Box>
  );
};
