import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useLocaleState } from 'ra-core';

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
          <Link
            component="button"
            type="button"
            lang={code}
            aria-pressed={code === locale}
            onClick={() => setLocale(code)}
            sx={{
              minHeight: 24,
              px: 0.5,
              fontSize: 12,
              color: code === locale ? 'text.primary' : 'text.secondary',
              fontWeight: code === locale ? 500 : 400,
            }}
          >
            {name}
          </Link>
        </Box>
      ))}
    </Box>
  );
};
