import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { foldedText } from '#contract/domain/texts/foldedText.ts';
import type { ImportAnswer, ImportLine } from '#contract/calls/importAnswer.ts';
import { asText } from '#contract/domain/texts/asText.ts';
import { SearchBox } from '#parts/controls/SearchBox.tsx';
import { useIsPhone } from '../../useIsPhone.ts';
import { LinePager } from './LinePager.tsx';
import type { LineState } from './lineStates.ts';
import { LineList, LineTable } from './LineTable.tsx';

/** Lines that are drawn at once. */
const size = 50;

const wordsOf = ({ line, record = {}, cells = [] }: ImportLine): string =>
  foldedText([line, ...Object.values(record).map(asText), ...cells].join(' '));

interface Props {
  answer: ImportAnswer;
  /** Null shows all lines. */
  shown: LineState | null;
}

/** What every line does, of one state or all, found by words, page by page. */
export const Lines = ({ answer, shown }: Props) => {
  const { header = [], results = [] } = answer;
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const [words, setWords] = useState('');
  const [page, setPage] = useState(0);
  const found = useMemo(
    () =>
      results.filter(
        line =>
          (shown === null || line.status === shown) &&
          (words === '' || wordsOf(line).includes(foldedText(words))),
      ),
    [results, shown, words],
  );
  const paths = useMemo(
    () => [...new Set(results.flatMap(({ record = {} }) => Object.keys(record)))],
    [results],
  );
  const current = Math.min(page, Math.max(0, Math.ceil(found.length / size) - 1));
  const lines = found.slice(current * size, (current + 1) * size);
  const Shown = isPhone ? LineList : LineTable;
  return (
    <section aria-label={translate('engine.import.lines')}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', py: 3 }}>
        <SearchBox
          q={words}
          onSearch={next => {
            setWords(next);
            setPage(0);
          }}
          label={translate('engine.import.search')}
        />
      </Box>
      {lines.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ py: 6, textAlign: 'center' }}>
          {translate('engine.import.none_found')}
        </Typography>
      ) : (
        <Shown lines={lines} paths={paths} header={header} />
      )}
      <LinePager
        page={current}
        size={size}
        total={found.length}
        onPage={setPage}
        label={translate('engine.import.line_pages')}
      />
    </section>
  );
};
