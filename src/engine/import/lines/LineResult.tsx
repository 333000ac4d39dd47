import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ImportLine } from '#contract/calls/importAnswer.ts';
import { toldReads } from '#contract/domain/messages/importFaults.ts';
import { useTold } from '#parts/useTold.ts';
import { Change } from './Change.tsx';
import { changedFields } from './changedFields.ts';

type LineError = NonNullable<ImportLine['errors']>[number];

/** A wrong value as it is in the file, underlined, and what is wrong with it. */
const Fault = ({ error, value }: { error: LineError; value: string | undefined }) => {
  const words = useTold()(toldReads(error, error.reads));
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, overflowWrap: 'anywhere' }}
    >
      {error.column !== undefined && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {error.column}
        </Box>
      )}
      {value !== undefined && value !== '' && (
        <Box
          component="span"
          sx={{
            color: 'error.main',
            textDecoration: 'underline wavy 1px',
            textUnderlineOffset: '3px',
            maxWidth: '100%',
          }}
        >
          {value}
        </Box>
      )}
      <span>{words}</span>
    </Box>
  );
};

interface Props {
  line: ImportLine;
  header: readonly string[];
}

/** What a line does, field by field, or what is wrong with it. */
export const LineResult = ({ line, header }: Props) => {
  const translate = useTranslate();
  const told = useTold();
  const { status, errors = [], cells = [], notes = [] } = line;
  if (status === 'unchanged')
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('engine.import.same')}
      </Box>
    );
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 0.5 }}>
      {status === 'error'
        ? errors.map(error => (
            <Fault
              key={`${error.column} ${error.message}`}
              error={error}
              value={error.column === undefined ? undefined : cells[header.indexOf(error.column)]}
            />
          ))
        : changedFields(line).map(path => (
            <Change
              key={path}
              path={path}
              before={line.before?.[path]}
              after={line.after?.[path]}
              isNew={status === 'create'}
            />
          ))}
      {status !== 'error' &&
        notes.map(note => (
          <Box
            key={note.message}
            component="span"
            sx={{ flexBasis: '100%', color: 'text.secondary' }}
          >
            {told(note)}
          </Box>
        ))}
    </Box>
  );
};
