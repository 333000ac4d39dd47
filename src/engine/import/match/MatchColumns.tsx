import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import type { FileHeader } from '#contract/domain/imports/headerOf.ts';
import { missingKeys, type NamedColumn } from '#contract/model/importColumns.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { ListSelect } from '#fields/chosen/ListSelect.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { usePreference } from '#parts/contexts/usePreference.ts';
import { useText } from '#parts/useText.ts';
import { Card } from '../Card.tsx';
import { guessColumns, isRemark, meantTwice, type Remembered } from './matchColumns.ts';
import { Refused } from '../Refused.tsx';
import type { Matched } from '../useImport.ts';

const nothing: Remembered = {};

interface Props {
  /** Under what it is remembered which heading means what. */
  name: string;
  columns: readonly NamedColumn[];
  /** Headings that mean nothing here stay as they are, because the call may know more of them. */
  keepsUnknown?: boolean;
  /** Above what is refused; that the file cannot be read, unless given. */
  title?: string;
  /** What was refused of the headings. */
  error: unknown;
  header: FileHeader;
  /** What was said before the file was refused again. */
  said: Matched | undefined;
  onCheck: (columns: Matched) => void;
}

/** Columns of a file whose headings are not those of the screen: a person says which is which, and it is remembered. */
export const MatchColumns = (props: Props) => {
  const { name: place, columns, keepsUnknown: isOwn = false, error, header, said, onCheck } = props;
  const translate = useTranslate();
  const text = useText();
  const id = useId();
  const [remembered, remember] = usePreference(`import.${place}`, nothing);
  const { headings, samples } = header;
  const [matched, setMatched] = useState<Matched>(
    () => said ?? guessColumns(headings, columns, remembered, isOwn),
  );
  const isUnnamed =
    error instanceof HttpError && error.errors.some(({ code }) => code === 'unnamed-column');
  const nameOf = (heading: string) => {
    const column = columns.find(one => one.heading === heading);
    const label = column && text(column.field.label);
    return label === undefined || label === heading ? heading : `${heading} (${label})`;
  };
  // What a call of its own needs, that call says.
  const missing = isOwn ? [] : missingKeys(columns, ({ heading }) => matched.includes(heading));
  const faults = [
    ...meantTwice(matched).map(name =>
      translate('engine.import.match.twice', { name: nameOf(name) }),
    ),
    ...(missing.length > 0
      ? [
          translate('engine.import.match.missing', {
            smart_count: missing.length,
            name: missing.map(({ heading }) => nameOf(heading)).join(', '),
          }),
        ]
      : []),
  ];
  const check = () => {
    const told = headings.flatMap((heading, at) => {
      const name = matched[at] ?? null;
      return heading === '' || isRemark(heading) ? [] : [[heading, name] as const];
    });
    remember({ ...remembered, ...Object.fromEntries(told) });
    onCheck(matched);
  };
  return (
    <Box sx={{ mb: 6 }}>
      <Refused title={props.title ?? translate('engine.import.unreadable')} error={error} />
      <Card role="group" label={translate('engine.import.match.title')}>
        <Typography variant="h2">{translate('engine.import.match.title')}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 3 }}>
          {translate('engine.import.match.hint')}
        </Typography>
        <Box
          component="ul"
          sx={theme => ({
            m: 0,
            p: 0,
            listStyle: 'none',
            '& > li': {
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
              columnGap: 4,
              rowGap: 1,
              alignItems: 'center',
              py: 2,
              borderTop: `1px solid ${theme.vars.palette.divider}`,
            },
          })}
        >
          {headings.map((heading, at) => {
            if (isRemark(heading)) return null;
            // What holds nothing, without a name, is no column.
            if (heading === '' && samples[at]?.length === 0 && !isUnnamed) return null;
            const name = heading || translate('engine.import.match.unnamed', { number: at + 1 });
            const values = samples[at] ?? [];
            const value = matched[at] ?? '';
            return (
              // Two columns may have one heading, which is what is to be corrected here.
              // eslint-disable-next-line react/no-array-index-key
              <li key={`${heading} ${at}`}>
                <Box component="label" htmlFor={`${id}-${at}`} sx={{ overflowWrap: 'anywhere' }}>
                  <Box component="span" sx={{ typography: 'body2', fontWeight: 500 }}>
                    {name}
                  </Box>
                  {values.length > 0 && (
                    <Box
                      component="span"
                      sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}
                    >
                      {translate('engine.import.match.such_as', { values: values.join(', ') })}
                    </Box>
                  )}
                </Box>
                <ListSelect
                  isFull
                  id={`${id}-${at}`}
                  value={value}
                  isInvalid={value !== '' && matched.indexOf(value) !== at}
                  onChange={({ target }) =>
                    setMatched(matched.with(at, target.value === '' ? null : target.value))
                  }
                >
                  <option value="">{translate('engine.import.match.out')}</option>
                  {isOwn && heading !== '' && !columns.some(one => one.heading === heading) && (
                    <option value={heading}>{translate('engine.import.match.as_is')}</option>
                  )}
                  {columns.map(column => (
                    <option key={column.heading} value={column.heading}>
                      {nameOf(column.heading)}
                    </option>
                  ))}
                </ListSelect>
              </li>
            );
          })}
        </Box>
        <LiveRegion sx={{ mt: 2, typography: 'body2', color: 'error.main' }}>
          {faults.map(fault => (
            <div key={fault}>{fault}</div>
          ))}
        </LiveRegion>
        <Button
          variant="contained"
          color="primary"
          disabled={faults.length > 0}
          onClick={check}
          sx={{ mt: 3 }}
        >
          {translate('engine.import.match.check')}
        </Button>
      </Card>
    </Box>
  );
};
