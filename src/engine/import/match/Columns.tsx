import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { importColumns, writtenColumns, type ImportColumn } from '#contract/model/importColumns.ts';
import { kindExamples } from '#contract/kinds/kindExamples.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { useText } from '#parts/useText.ts';
import { plainWords } from '#parts/words/markdownPieces.ts';
import { useScreen } from '../../ScreenContext.ts';

/** Values that a cell may have; of many, the first ones. */
const shownOptions = 8;

const useHint = () => {
  const text = useText();
  const translate = useTranslate();
  return ({ field }: ImportColumn): string => {
    if (field.options.length > 0) {
      const words = field.options.slice(0, shownOptions).map(({ label }) => text(label));
      const more = field.options.length > shownOptions ? ' …' : '';
      return words.join(', ') + more;
    }
    if (field.reference) return translate('engine.import.hint.reference');
    if (field.help) return plainWords(text(field.help));
    const example = kindExamples[field.kind].at(-1)?.input;
    return ['text', 'longtext', 'json'].includes(field.kind) || example === undefined
      ? ''
      : translate('engine.import.hint.such_as', { example });
  };
};

/** The columns that a file may have, and what may be in them. */
export const Columns = () => {
  const screen = useScreen();
  const translate = useTranslate();
  const language = useLanguage();
  const hintOf = useHint();
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('engine.import.columns')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {translate(`engine.import.columns_hint.${screen.import?.call ? 'own' : 'any'}`)}
      </Typography>
      <Box
        component="table"
        sx={theme => ({
          width: '100%',
          borderCollapse: 'collapse',
          typography: 'body2',
          '& th, & td': {
            p: 0,
            py: 2,
            pr: 4,
            textAlign: 'left',
            verticalAlign: 'top',
            borderBottom: `1px solid ${theme.vars.palette.divider}`,
            overflowWrap: 'anywhere',
          },
          '& thead th': { fontSize: 12, fontWeight: 500, color: 'text.secondary' },
          '& tbody th': { fontWeight: 500 },
        })}
      >
        <thead>
          <tr>
            {['heading', 'field', 'values'].map(name => (
              <Box
                component="th"
                scope="col"
                key={name}
                sx={name === 'values' ? { display: { xs: 'none', sm: 'table-cell' } } : undefined}
              >
                {translate(`engine.import.column.${name}`)}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {writtenColumns(importColumns(screen), language).map(({ column, heading }) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              <td>
                {column.heading}
                {column.isKey && (
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                    {translate('engine.import.column.key')}
                  </Box>
                )}
                {/* A phone has no room for a column of its own. */}
                <Box
                  component="span"
                  sx={{ display: { xs: 'block', sm: 'none' }, color: 'text.secondary' }}
                >
                  {hintOf(column)}
                </Box>
              </td>
              <Box
                component="td"
                sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'table-cell' } }}
              >
                {hintOf(column)}
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
    </section>
  );
};
