import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import type { FileAnswer } from './useCampaignFile.ts';

/** Lines that are told; anyone who has more corrects the file sooner by its column. */
const shown = 8;

const listStyles = { m: 0, mt: 1, pl: 5, typography: 'body2', display: 'grid', gap: 1 };

/** Why a file is not taken at all, each fault with its place and what to do. */
export const FileRefused = ({ error }: { error: Error }) => {
  const translate = useTranslate();
  const errors = error instanceof HttpError ? error.errors : [];
  const left = errors.length - shown;
  return (
    <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
      <strong>{translate('campaign.file.refused')}</strong>
      {errors.length > 1 ? (
        <Box component="ul" sx={listStyles}>
          {errors.slice(0, shown).map(({ field, message }, at) => (
            <li key={`${field} ${at}`}>{message}</li>
          ))}
          {left > 0 && <li>{translate('campaign.file.more', { smart_count: left })}</li>}
        </Box>
      ) : (
        <Box sx={{ mt: 1 }}>{error.message}</Box>
      )}
    </Alert>
  );
};

/** What the file would do, and which of its lines are not called. */
export const FileChecked = ({ answer }: { answer: FileAnswer }) => {
  const translate = useTranslate();
  const { totalRecords: total, totalSuccessfulRecords: usable, faults } = answer;
  const left = total - usable - Math.min(faults.length, shown);
  return (
    <>
      <Alert severity="success">{translate('campaign.file.checked', { usable, total })}</Alert>
      {faults.length > 0 && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          {translate('campaign.file.faulty', { smart_count: total - usable })}
          <Box component="ul" sx={listStyles}>
            {faults.slice(0, shown).map(({ line, phone, error }) => (
              <li key={line}>
                {translate('campaign.file.line', { line, phone: phone || '-' })}{' '}
                {translate(`campaign.file.${error}`)}
              </li>
            ))}
            {left > 0 && <li>{translate('campaign.file.more', { smart_count: left })}</li>}
          </Box>
        </Alert>
      )}
    </>
  );
};
