import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '#parts/icons/Icon.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';

const save = (text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), {
    href: address,
    download: 'recovery-codes.txt',
  }).click();
  URL.revokeObjectURL(address);
};

/** Ten codes, shown once, to be copied or kept as a file. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const translate = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    // Without https there is no clipboard; the codes can be marked.
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box
        component="ol"
        aria-label={translate('factor.codes.list')}
        sx={theme => ({
          m: 0,
          p: 3,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: 2,
          fontFamily: 'ui-monospace, monospace',
          fontSize: 14,
          borderRadius: '6px',
          border: `1px solid ${theme.vars.palette.divider}`,
          background: theme.vars.palette.background.default,
        })}
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Button variant="outlined" startIcon={<Icon name="copy" />} onClick={() => void copy()}>
          {translate('factor.codes.copy')}
        </Button>
        <Button variant="outlined" startIcon={<Icon name="download" />} onClick={() => save(text)}>
          {translate('factor.codes.download')}
        </Button>
        <LiveRegion sx={{ typography: 'body2', color: 'text.secondary' }}>
          {isCopied && translate('factor.codes.copied')}
        </LiveRegion>
      </Box>
    </Box>
  );
};
