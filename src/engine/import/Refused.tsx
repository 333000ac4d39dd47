import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { Card } from './Card.tsx';

interface Props {
  title: string;
  /** What was thrown, or words for it. */
  error: unknown;
}

/** Faults that are told; a file with more is corrected sooner by its template. */
const shown = 20;

/** Why a file cannot be imported: each fault with its place. Nothing was changed, and another file can be chosen. */
export const Refused = ({ title, error }: Props) => {
  const translate = useTranslate();
  const errors = error instanceof HttpError ? error.errors : [];
  const message = error instanceof Error ? error.message : String(error);
  const left = errors.length - shown;
  return (
    <Card role="alert" sx={{ display: 'flex', gap: 3, mb: 4 }}>
      <Box sx={{ color: 'error.main', flex: 'none', pt: 0.5 }}>
        <Icon name="circle-x" size={20} />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="p" variant="h3">
          {title}
        </Typography>
        {errors.length > 1 ? (
          <Box
            component="ul"
            sx={{ m: 0, mt: 2, pl: 5, typography: 'body2', display: 'grid', gap: 1 }}
          >
            {errors.slice(0, shown).map(({ field, message: words }, index) => (
              // Two faults of one line may have the same words.
              <li key={`${field} ${index}`}>{words}</li>
            ))}
            {left > 0 && <li>{translate('engine.import.more', { smart_count: left })}</li>}
          </Box>
        ) : (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {message}
          </Typography>
        )}
      </Box>
    </Card>
  );
};
