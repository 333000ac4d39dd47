import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { useRef, useState } from 'react';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { removalObstacle } from '#contract/model/removalObstacle.ts';
import { keepRecord } from '#dataProvider/query/put.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useTellFailure } from '#parts/useTellFailure.ts';
import { useText } from '#parts/useText.ts';
import { useUser } from '#parts/useUser.ts';
import { useScreen } from '../ScreenContext.ts';
import { useUndoable, type Followed } from '../undo/useUndoable.ts';
import { useNames } from '../useNames.ts';
import { failureLine } from '#parts/failureWords.ts';
import { failuresOf } from '../failures.ts';
import { RecordReasons } from './RecordReasons.tsx';

/** More records than this are told by their number. */
const named = 6;

interface Props {
  /** Those that can be deleted. */
  records: readonly RaRecord[];
  /** Those among the chosen that cannot, each with the reason. */
  others: readonly { readonly record: RaRecord; readonly why: string }[];
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
  const [single, ...others] = records;
  const detail =
    single && others.length === 0
      ? translate('engine.told.removed', { name: one, title: titleOf(single) })
      : translate('engine.told.removed_many', { count: records.length, names: many });
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
      const gone = records.flatMap(({ id }) =>
        failed.some(failure => String(failure.id) === String(id)) ? [] : [id],
      );
      const [first] = failed;
      const success = screen.data.calls?.remove?.messages.success;
      if (first) {
        snackbar(
          'warning',
          translate('engine.remove.partly', {
            gone: gone.length,
            left: failed.length,
            why: failureLine(first.error) ?? '',
          }),
        );
      } else if (canRestore) done.current?.tell(success && text(success), detail);
      else snackbar('success', success && text(success), { detail });
      // What is gone is asked for no more: the page of the record is about to close.
      for (const id of gone) keepRecord(queries, screen.resource, id);
      onRemoved(gone);
    },
    onError: error => {
      const words = screen.data.calls?.remove?.messages.error;
      tellFailure(error, words ? text(words) : undefined);
      onClose();
    },
  });
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
    <ConfirmDialog
      isOpen
      title={translate('engine.several.none')}
      confirmLabel={translate('ra.action.close')}
      onConfirm={rest.onClose}
      onClose={rest.onClose}
    >
      <RecordReasons
        label={translate('engine.several.left_out', { smart_count: others.length })}
        items={others}
      />
    </ConfirmDialog>
  );
};
