import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import type { FieldError } from '#contract/calls/errors.ts';
import type { Action } from '#contract/model/types.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { useLanguage } from '#parts/useLanguage.ts';
import { useText } from '#parts/useText.ts';
import { useRights } from '#authProvider/useRights.ts';
import { useUser } from '#parts/contexts/useUser.ts';
import { useScreen } from '../ScreenContext.ts';
import { useNames } from '../useNames.ts';
import { ActionProgress, ActionResult } from './ActionResult.tsx';
import { useClosed } from '../closed/useClosed.ts';
import { AskFields, useAsked } from './AskFields.tsx';
import { obstacleOf, whyNotEligible } from './eligibility.ts';
import { FlaggedRecords } from './FlaggedRecords.tsx';
import { fillRecord, fillSums } from '#contract/model/record/fillRecord.ts';
import { RecordReasons } from './RecordReasons.tsx';
import { ShownOnce } from './ShownOnce.tsx';
import { useAction } from './useAction.ts';

/** The records that the action is for, and the others with the reason. */
const useEligible = (action: Action, records: readonly RaRecord[]) => {
  const { can } = useRights(useScreen());
  const user = useUser();
  const text = useText();
  const translate = useTranslate();
  const closed = useClosed(records);
  const found = records.map(record => ({
    record,
    shut: closed(record, action.name),
    obstacle: obstacleOf(action, record, { can, user }),
  }));
  return {
    eligible: found.flatMap(({ record, obstacle, shut }) => (obstacle || shut ? [] : [record])),
    others: found.flatMap(({ record, obstacle, shut }) => {
      if (!obstacle && !shut) return [];
      const own = (obstacle === 'eligible' && whyNotEligible(action, record, user)) || shut;
      return [{ record, why: own ? text(own) : translate('engine.why.do_no') }];
    }),
  };
};

/** What is asked before the call, of the record or of how many; undefined where nothing is. */
const useQuestion = (action: Action, records: readonly RaRecord[]): string | undefined => {
  const { fields } = useScreen();
  const text = useText();
  const language = useLanguage();
  const { many } = useNames();
  const { confirm, confirmSeveral } = action;
  if (!confirm) return undefined;
  if (records.length < 2) return fillRecord(text(confirm), records[0], { fields, language });
  return confirmSeveral
    ? fillSums(text(confirmSeveral), records, { fields, language })
    : text(confirm).replace(/\{[\w.]+\}/g, `${records.length} ${many}`);
};

interface Ways {
  /** With those that it was carried out for. */
  readonly onDone?: ((records: readonly RaRecord[]) => void) | undefined;
  /** It was carried out for all of them, or is not wanted. */
  readonly onClose: () => void;
}

/** What an action asks and how far it is, for whatever holds its form. */
export const useActionForm = (
  action: Action,
  records: readonly RaRecord[],
  { onDone, onClose }: Ways,
) => {
  const [record] = records;
  const asked = useAsked(action.ask, record, records.length > 1 ? undefined : action.name);
  const close = asked.leaving(onClose);
  return { action, records, asked, close, acting: useAction(action, { onDone, onWhole: close }) };
};

type Asking = ReturnType<typeof useActionForm>;

/** Asks what an action needs to know, or whether it is meant, carries it out and tells what was not done. */
export const ActionForm = ({ of }: { of: Asking }) =>
  of.acting.shown === null ? (
    <AskingForm of={of} />
  ) : (
    <ShownOnce value={of.acting.shown} onClose={of.close} />
  );

const AskingForm = ({ of }: { of: Asking }) => {
  const { action, records, asked, close, acting } = of;
  const translate = useTranslate();
  const text = useText();
  const { eligible, others } = useEligible(action, records);
  const { error, progress, result, isBusy } = acting;
  const refused = error instanceof HttpError ? error.errors : [];
  const isPlaced = ({ field }: FieldError): boolean =>
    action.ask.some(one => field.split('/').at(-1) === one.path);
  const { triage } = useScreen();
  const isDecision = triage?.acts.some(({ name }) => name === action.name) === true;
  const label = text(action.label);
  const isMany = records.length > 1;
  const question = useQuestion(action, isMany ? eligible : records.slice(0, 1));
  const isPossible = records.length === 0 || eligible.length > 0;
  const rest = result && [...result.failed.map(failed => failed.record), ...result.left];
  return (
    // The form hears the keys of its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault();
        event.stopPropagation();
        if (!isBusy && asked.check()) acting.run(rest ?? eligible, asked.values);
      }}
      onKeyDown={event => {
        // In a long text Enter begins a line.
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
    >
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {question && isPossible && !result && (
          <Typography color="textSecondary">{question}</Typography>
        )}
        {isMany && !result && isDecision && triage && (
          <FlaggedRecords flags={triage.flags} records={eligible} />
        )}
        {others.length > 0 && !result && (
          <>
            <Typography sx={{ fontWeight: 500 }}>
              {eligible.length > 0
                ? translate('engine.several.eligible', {
                    smart_count: eligible.length,
                    all: records.length,
                  })
                : translate('engine.several.none')}
            </Typography>
            <RecordReasons
              label={translate('engine.several.left_out', { smart_count: others.length })}
              items={others}
            />
          </>
        )}
        {isPossible && !result && <AskFields ask={action.ask} asked={asked} refused={refused} />}
        {progress !== null && isMany && <ActionProgress {...progress} />}
        {result && <ActionResult action={action} result={result} wordsOf={acting.wordsOf} />}
        {error !== null && (refused.length === 0 || !refused.every(isPlaced)) && (
          <FailureAlert error={error} words={acting.wordsOf(error)} isShown={isPlaced} />
        )}
      </DialogContent>
      <DialogActions>
        {isBusy && isMany ? (
          <Button variant="text" size="large" onClick={acting.stop} disabled={acting.isStopping}>
            {translate(acting.isStopping ? 'engine.several.stopping' : 'engine.several.stop')}
          </Button>
        ) : (
          <Button variant="text" size="large" onClick={close} disabled={isBusy}>
            {translate(result ? 'ra.action.close' : 'ra.action.cancel')}
          </Button>
        )}
        {isPossible && (
          <Button
            type="submit"
            variant="contained"
            size="large"
            color={action.tone === 'danger' ? 'error' : 'primary'}
            loading={isBusy}
          >
            {rest
              ? translate('engine.several.retry', { smart_count: rest.length })
              : others.length > 0
                ? translate('engine.several.confirm', { action: label, count: eligible.length })
                : label}
          </Button>
        )}
      </DialogActions>
    </form>
  );
};
