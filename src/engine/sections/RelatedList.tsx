import { useCanAccess, useGetRecordRepresentation, type RaRecord } from 'react-admin';
import { useContext, useMemo } from 'react';
import { heldBy } from '#contract/model/complete/completeRecordPage.ts';
import { isOrdered } from '#contract/model/complete/isOrdered.ts';
import type { ListSection, RecordScreen } from '#contract/model/types.ts';
import { pathsOf } from '#contract/rules/fieldsOf.ts';
import { useText } from '#parts/useText.ts';
import { ScreenContext } from '../ScreenContext.ts';
import { ScreenProvider } from '../ScreenProvider.tsx';
import { ToldContext } from '../ToldContext.ts';
import { wordsToldBy } from '../values/wordsToldBy.ts';
import { useScreenFile } from '../useScreenFile.ts';
import { useRecord } from '../useRecord.ts';
import { Refused } from './Refused.tsx';
import { tellsHeld } from './tellsHeld.ts';
import { RelatedRows } from './RelatedRows.tsx';

const nothing: readonly unknown[] = [];

/** What the page says of its record above: its title and the line below that. A page made by hand has neither. */
const useTold = (record: RaRecord): readonly unknown[] => {
  const page = useContext(ScreenContext);
  const represent = useGetRecordRepresentation(page?.resource);
  const title = page ? represent(record) : undefined;
  return useMemo(
    () =>
      page
        ? [
            title,
            ...page.record.context
              .flatMap(path => page.fields[path] ?? [])
              .map(field => wordsToldBy(record, field)),
          ]
        : nothing,
    [title, page, record],
  );
};

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
        sortable: isOrdered(screen.fields[field]),
      },
  );
  return {
    ...screen,
    list: {
      ...screen.list,
      columns:
        named?.map(column => ({ ...column, hidden: false })) ??
        // The first one leads to the record, so it stays whatever it says.
        screen.list.columns.filter(({ field }, at) => at === 0 || !tellsHeld(field, held)),
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
  const told = useTold(record);
  if (screen.type !== 'records') throw new Error(`"${section.resource}" is a page made by hand`);
  const shown = useMemo(() => within(screen, section), [screen, section]);
  const title = text(section.label ?? screen.label.other);
  if (!canAccess) return <Refused title={title} />;
  return (
    <ScreenProvider screen={shown}>
      <ToldContext value={told}>
        <RelatedRows title={title} section={section} record={record} />
      </ToldContext>
    </ScreenProvider>
  );
};
