import Box from '@mui/material/Box';
import { useLocaleState } from 'react-admin';
import { linkButtonStyles } from '#parts/controls/linkStyles.ts';

const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'hi', name: 'हिन्दी' },
];

/** English · हिन्दी: each language by its own name. */
export const LanguageSwitch = () => {
  const [locale, setLocale] = useLocaleState();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        ml: -0.5,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      {languages.map(({ locale: code, name }, index) => (
        <Box key={code} component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          {index > 0 && <span aria-hidden>·</span>}
          <Box
            component="button"
            type="button"
            lang={code}
            aria-pressed={code === locale}
            onClick={() => setLocale(code)}
            sx={[
              linkButtonStyles,
              {
                minHeight: 24,
                px: 0.5,
                color: code === locale ? 'text.primary' : 'text.secondary',
                fontWeight: code === locale ? 500 : 400,
              },
            ]}
          >
            {name}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
