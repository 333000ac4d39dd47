import Button from '@mui/material/Button';
import { Dialog } from '#parts/controls/Dialog.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { use, useRef, useState } from 'react';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { removalObstacle } from '#contract/model/record/removalObstacle.ts';
import { keepRecord } from '#dataProvider/query/put.ts';
import { ConfirmDialog } from '#parts/controls/ConfirmDialog.tsx';
import { focusOnMount } from '#parts/controls/focusOnMount.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useTellFailure } from '#parts/failures/useTellFailure.ts';
import { useText } from '#parts/useText.ts';
import { useUser } from '#parts/contexts/useUser.ts';
import { useScreen } from '../ScreenContext.ts';
import { useUndoable, type Followed } from '../undo/useUndoable.ts';
import { useNames } from '../useNames.ts';
import { FieldNamesContext } from '#parts/failures/FieldNames.ts';
import { failureLine } from '#parts/failures/failureWords.ts';
import { failuresOf } from '../failures.ts';
import { RecordReasons } from './RecordReasons.tsx';

/** More records than this are told by their number. */
const named = 6;

type Left = readonly { readonly record: RaRecord; readonly why: string }[];

interface Outcome {
  readonly gone: readonly Identifier[];
  readonly stayed: Left;
}

interface LeftProps {
  title: string;
  items: Left;
  onClose: () => void;
}

/** Lists the records that stay, each with the reason. */
const LeftDialog = ({ title, items, onClose }: LeftProps) => {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} aria-label={title}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <RecordReasons
          label={translate('engine.several.left_out', { smart_count: items.length })}
          items={items}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" size="large" onClick={onClose} ref={focusOnMount}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

interface Props {
  /** Those that can be deleted. */
  records: readonly RaRecord[];
  /** Those among the chosen that cannot, each with the reason. */
  others: Left;
  onClose: () => void;
  onRemoved: (ids: readonly Identifier[]) => void;
}

const Confirming = ({ records, others: left, onClose, onRemoved }: Props) => {
  const screen = useScreen();
  const { one, many, titleOf } = useNames();
  const translate = useTranslate();
  const text = useText();
  const snackbar = useSnackbar();
  const tellFailure = useTellFailure();
  const queries = useQueryClient();
  const dataProvider = useDataProvider();
  const follow = useUndoable();
  const done = useRef<Followed | null>(null);
  const canRestore = screen.data.calls === null || screen.data.removal === 'soft';
  const [isOpen, setOpen] = useState(true);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const wordsOf = ([single, ...others]: readonly RaRecord[]): string =>
    single && others.length === 0
      ? translate('engine.told.removed', { name: one, title: titleOf(single) })
      : translate('engine.told.removed_many', { count: others.length + 1, names: many });
  const nameOf = use(FieldNamesContext);
  const remove = useMutation({
    mutationFn: async () => {
      const followed = follow();
      try {
        return await dataProvider.deleteMany(screen.resource, {
          ids: records.map(record => record.id),
          meta: { records },
        });
      } finally {
        done.current = followed();
      }
    },
    onSuccess: result => {
      // The session has ended: ra-core answers nothing and leads to sign-in.
      if (!Array.isArray(result.data)) return;
      const failed = failuresOf(result);
      const stayed = records.flatMap(record => {
        const failure = failed.find(({ id }) => String(id) === String(record.id));
        if (!failure) return [];
        return {
          record,
          why: failureLine(failure.error, undefined, nameOf) ?? translate('engine.several.unsaid'),
        };
      });
      const removed = records.filter(record => !stayed.some(kept => kept.record === record));
      const gone = removed.map(({ id }) => id);
      const success = screen.data.calls?.remove?.messages.success;
      const detail = wordsOf(removed);
      if (canRestore) done.current?.tell(success && text(success), detail);
      else snackbar('success', success && text(success), { detail });
      // What is gone is asked for no more: the page of the record is about to close.
      for (const id of gone) keepRecord(queries, screen.resource, id);
      if (stayed.length > 0) setOutcome({ gone, stayed });
      else onRemoved(gone);
    },
    onError: error => {
      const words = screen.data.calls?.remove?.messages.error;
      tellFailure(error, words ? text(words) : undefined);
      onClose();
    },
  });
  if (outcome)
    return (
      <LeftDialog
        title={translate('engine.remove.stayed', {
          gone: outcome.gone.length,
          left: outcome.stayed.length,
        })}
        items={outcome.stayed}
        onClose={() => onRemoved(outcome.gone)}
      />
    );
  const count = records.length;
  const [first] = records;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      tone="danger"
      title={
        count === 1 && first
          ? translate('engine.remove.title_one', { name: titleOf(first) })
          : translate('engine.remove.title_many', { count, names: many })
      }
      confirmLabel={
        count === 1
          ? translate('engine.remove.confirm_one', { name: one })
          : translate('engine.remove.confirm_many', { count, names: many })
      }
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={() => {
        setOpen(false);
        onClose();
      }}
    >
      {count > 1 && (
        <ul style={{ margin: '0 0 8px', paddingLeft: 20 }}>
          {records.slice(0, named).map(record => (
            <li key={record.id}>{titleOf(record)}</li>
          ))}
          {count > named && (
            <li>{translate('engine.remove.more', { smart_count: count - named })}</li>
          )}
        </ul>
      )}
      {left.length > 0 && (
        <RecordReasons
          label={translate('engine.several.left_out', { smart_count: left.length })}
          items={left}
        />
      )}
      {translate(canRestore ? 'engine.remove.text_undo' : 'engine.remove.text')}
    </ConfirmDialog>
  );
};

/** Asks before records are deleted, by name, and deletes those that can be. */
export const RemoveDialog = ({
  records,
  ...rest
}: Pick<Props, 'records' | 'onClose' | 'onRemoved'>) => {
  const screen = useScreen();
  const user = useUser();
  const text = useText();
  const translate = useTranslate();
  const [today] = useState(() => indiaDay(new Date()));
  const judged = records.map(record => ({
    record,
    obstacle: removalObstacle(screen, { record, user, today }),
  }));
  const removable = judged.flatMap(({ record, obstacle }) => (obstacle ? [] : [record]));
  const others = judged.flatMap(({ record, obstacle }) =>
    obstacle ? [{ record, why: text(obstacle) }] : [],
  );
  return removable.length > 0 ? (
    <Confirming {...rest} records={removable} others={others} />
  ) : (
    <LeftDialog title={translate('engine.several.none')} items={others} onClose={rest.onClose} />
  );
};
