import Box from '@mui/material/Box';
import { loadScreen } from 'virtual:screens';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useCreatePath, useDataProvider, useTranslate, type RaRecord } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';
import { formatValue } from '#contract/kinds/formatValue.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { screenKey } from '#dataProvider/query/keys.ts';
import { linkStyles } from '#parts/controls/linkStyles.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import type { About } from '#parts/useSnackbar.ts';
import { nextAddress } from './nextAddress.ts';

type Leading = RecordScreen & { record: { next: NonNullable<RecordScreen['record']['next']> } };

const leads = (screen: unknown): screen is Leading =>
  (screen as RecordScreen).type === 'records' && (screen as RecordScreen).record.next !== null;

/** The record itself if its screen says what comes next, else the first that one of its references names and whose screen does. */
const leadingOf = async ({
  resource,
  record,
}: About): Promise<{ screen: Leading; id: RaRecord['id'] } | undefined> => {
  const screen = await loadScreen(resource);
  if (leads(screen)) return { screen, id: record.id };
  if (screen.type !== 'records') return undefined;
  for (const { path, reference } of Object.values(screen.fields)) {
    const id: unknown = reference && valueAt(record, path);
    if (!reference || isNoValue(id)) continue;
    const other = await loadScreen(reference.to);
    if (leads(other)) return { screen: other, id: id as RaRecord['id'] };
  }
  return undefined;
};

interface Props {
  about: About;
  /** There is something to go on with. */
  onFound: () => void;
  /** The person goes there. */
  onGo: () => void;
}

/** Where to go next after what was saved, as the record that it belongs to says it; nothing where none does. */
export const NextAfter = ({ about, onFound, onGo }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const createPath = useCreatePath();
  const dataProvider = useDataProvider();
  const { resource } = about;
  const { data } = useQuery({
    // It is asked once, after that very save.
    queryKey: screenKey(resource, 'getOne', 'next', about),
    queryFn: async () => {
      const leading = await leadingOf(about);
      if (!leading) return null;
      const { screen, id } = leading;
      const { data: fresh } = await dataProvider.getOne<RaRecord>(screen.resource, { id });
      const { field, of } = screen.record.next;
      const value = valueAt(fresh, field.path);
      const step = of.find(({ values }) => values.some(one => one === value));
      return step ? { screen, id, field, value } : null;
    },
    retry: false,
    gcTime: 0,
  });
  const found = useEffectEvent(onFound);
  const isFound = data !== undefined && data !== null;
  useEffect(() => {
    if (isFound) found();
  }, [isFound]);
  if (!data) return null;
  const page = createPath({ resource: data.screen.resource, type: 'edit', id: data.id });
  return (
    <Box sx={theme => ({ '& a': linkStyles(theme) })}>
      <LinkBase to={nextAddress(page)} onClick={onGo}>
        {translate('engine.next.after', { step: formatValue(data.field, data.value, language) })}
      </LinkBase>
    </Box>
  );
};
