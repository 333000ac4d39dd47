import { useCanAccess } from 'react-admin';
import { useMemo } from 'react';
import { heldBy } from '#contract/model/completeRecordPage.ts';
import type { ListSection, RecordScreen } from '#contract/model/types.ts';
import { pathsOf } from '#contract/rules/fieldsOf.ts';
import { useText } from '#parts/useText.ts';
import { ScreenProvider } from '../ScreenProvider.tsx';
import { useScreenFile } from '../useScreenFile.ts';
import { useRecord } from '../useRecord.ts';
import { Refused } from './Refused.tsx';
import { RelatedRows } from './RelatedRows.tsx';

/** The other screen as it is in this page: with the columns that the section names, without what it is filtered by. */
const within = (screen: RecordScreen, { columns, ...section }: ListSection): RecordScreen => {
  const held = heldBy(section);
  const asked = pathsOf(section.by);
  const named = columns?.map(
    field =>
      screen.list.columns.find(column => column.field === field) ?? {
        field,
        hidden: false,
        width: null,
        edit: false,
      },
  );
  return {
    ...screen,
    list: {
      ...screen.list,
      columns:
        named?.map(column => ({ ...column, hidden: false })) ??
        screen.list.columns.filter(({ field }) => field !== held),
      filters: screen.list.filters.filter(field => !asked.includes(field)),
      empty: section.empty ?? screen.list.empty,
    },
  };
};

/** Records of another screen that belong to the page's, as a list inside its page. */
export const RelatedList = ({ section }: { section: ListSection }) => {
  const record = useRecord();
  // A page made by hand is not a screen of records: then the rows are read again, and nothing around them.
  const screen = useScreenFile(section.resource);
  const { canAccess } = useCanAccess({ resource: section.resource, action: 'list' });
  const text = useText();
  if (screen.type !== 'records') throw new Error(`"${section.resource}" is a page made by hand`);
  const shown = useMemo(() => within(screen, section), [screen, section]);
  const title = text(section.label ?? screen.label.other);
  if (!canAccess) return <Refused title={title} />;
  return (
    <ScreenProvider screen={shown}>
      <RelatedRows title={title} section={section} record={record} />
    </ScreenProvider>
  );
};
