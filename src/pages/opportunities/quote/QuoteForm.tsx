import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  highestNeeded,
  levelNeeded,
  quoteSums,
  type Needed,
} from '#contract/domain/opportunities/quoteLines.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { AskFields, useAsked } from '#engine/actions/AskFields.tsx';
import { Restored } from '#engine/form/drafts/Restored.tsx';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { useText } from '#parts/useText.ts';
import { AddPackage, addPackageId } from './AddPackage.tsx';
import { quoteFields, remarkField } from './quoteFields.ts';
import { QuoteFoot } from './QuoteFoot.tsx';
import { cellId, QuoteLine } from './QuoteLine.tsx';
import { HeadFrame } from './QuoteFrames.ts';
import { cells, needsRequest } from './quoteRows.ts';
import { useQuoteKey } from './useQuoteKey.ts';
import { useLevelWords } from './useLevelWords.ts';
import type { QuoteState } from './useQuote.ts';

interface Props {
  state: QuoteState;
  onClose: () => void;
}

/** The lines of a quote, what they come to, and the buttons that save it. */
export const QuoteForm = ({ state, onClose }: Props) => {
  const translate = useTranslate();
  const text = useText();
  const asked = useAsked([remarkField], undefined);
  const [focusAt, setFocusAt] = useState({ id: addPackageId });
  const { quote, rows, sent, saving } = state;
  const wordsOf = useLevelWords(quote);
  const { offered, levels, milestones, isRestTaxed, cityName } = quote;
  const sums = quoteSums(rows, milestones, isRestTaxed);
  const waiting = rows.filter(needsRequest);
  const needed = highestNeeded(waiting.map(row => levelNeeded(levels, row, sums.dealValue)));
  const isUndecided = needed === 'no-level';
  const wholeOf = (whole: Needed): string => {
    if (whole === 'nothing') return translate('quote.whole.nothing');
    if (whole === 'no-level') return translate('quote.whole.none');
    return translate('quote.whole.level', { level: levels[whole]?.level ?? 0 });
  };
  useEffect(() => {
    document.getElementById(focusAt.id)?.focus();
  }, [focusAt]);
  const errors = saving.error instanceof HttpError ? saving.error.errors : [];
  const placeOf = (key: string) => `/lines/${sent.findIndex(one => one.key === key)}/`;
  const refusedOf = (key: string) => errors.filter(one => one.field.startsWith(placeOf(key)));
  const isAtLine = (field: string) => sent.some(({ key }) => field.startsWith(placeOf(key)));
  const save = (isRequested: boolean) => {
    const { remark } = asked.values;
    if (saving.isPending) return;
    const wrong = state.check();
    if (wrong) return setFocusAt({ id: cellId(wrong.key, wrong.cell) });
    saving.mutate({ isRequested, remark: typeof remark === 'string' ? remark : undefined });
  };
  const canRequest = waiting.length > 0 && !isUndecided;
  useQuoteKey(() => {
    if (canRequest || state.isChanged) save(canRequest);
  });
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        {state.restoredAt !== undefined && (
          <Restored at={state.restoredAt} isOlder={state.isOlder} onDiscard={state.discard} />
        )}
        {saving.error && (
          <FailureAlert error={saving.error} isShown={({ field }) => isAtLine(field)} />
        )}
        <div>
          {rows.length > 0 && (
            <HeadFrame aria-hidden>
              <span>{translate('quote.package')}</span>
              <Box sx={{ textAlign: 'right' }}>{translate('quote.rate')}</Box>
              {cells.map(cell => (
                <span key={cell}>{text(quoteFields[cell].label)}</span>
              ))}
            </HeadFrame>
          )}
          <Box component="ul" sx={{ m: 0, p: 0 }}>
            {rows.map((row, at) => (
              <QuoteLine
                key={row.key}
                row={row}
                city={row.stored?.cityName === cityName ? undefined : row.stored?.cityName}
                level={wordsOf(row, sums.dealValue)}
                isChecked={state.isChecked}
                isMissing={state.isMissing(row)}
                refused={refusedOf(row.key)}
                onChange={(cell, value) => state.change(row.key, cell, value)}
                onRemove={() => {
                  const next = rows[at + 1] ?? rows[at - 1];
                  setFocusAt({ id: next ? cellId(next.key, 'quantity') : addPackageId });
                  state.remove(row.key);
                }}
              />
            ))}
          </Box>
          <Box sx={{ pt: 2, maxWidth: 480 }}>
            <AddPackage
              // A box of its own for each line: what was typed for the last one goes with it.
              key={rows.length}
              offered={offered}
              onAdd={one => {
                setFocusAt({ id: cellId(state.add(one), 'quantity') });
              }}
            />
          </Box>
        </div>
        <QuoteFoot sums={sums} approval={wholeOf(needed)} />
        {isUndecided && <Alert severity="warning">{translate('quote.undecided')}</Alert>}
        {canRequest && (
          <Box sx={{ maxWidth: 640 }}>
            <AskFields ask={[remarkField]} asked={asked} refused={errors} />
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button variant="text" size="large" onClick={onClose} disabled={saving.isPending}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant={canRequest ? 'outlined' : 'contained'}
          color={canRequest ? 'inherit' : 'primary'}
          size="large"
          disabled={!state.isChanged || saving.isPending}
          loading={saving.isPending && !saving.variables.isRequested}
          onClick={() => save(false)}
        >
          {translate('ra.action.save')}
        </Button>
        {canRequest && (
          <Button
            variant="contained"
            color="primary"
            size="large"
            loading={saving.isPending && saving.variables.isRequested}
            onClick={() => save(true)}
          >
            {translate(state.isChanged ? 'quote.saveAndRequest' : 'quote.request')}
          </Button>
        )}
      </DialogActions>
    </>
  );
};
