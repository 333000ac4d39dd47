import type { RecordSection, RecordTab } from '../recordPage.ts';
import type { RecordScreen } from '../screen.ts';

/** What the page of a record opens with, beside the record itself. */
export interface OpeningParts {
  /** It shows the record's own fields, which may be changed there. */
  readonly hasFields: boolean;
  /** Screens whose records it lists. */
  readonly resources: readonly string[];
  /** Panels made by hand. */
  readonly panels: readonly string[];
}

/** Those of the first tab, of those before it that a condition may hide, and of the column beside it. */
export const openingSections = ({
  tabs,
  side,
}: {
  readonly tabs: readonly RecordTab[];
  readonly side: readonly RecordSection[];
}): readonly RecordSection[] => {
  const sure = tabs.findIndex(({ visible }) => visible === true);
  const first = sure === -1 ? tabs : tabs.slice(0, sure + 1);
  return [...first.flatMap(({ of }) => of), ...side];
};

/**
 * What has to be there before a record's page can be drawn at once: the page brings it by the address or when a row is
 * pointed at, and the server names its files.
 */
export const openingParts = ({ record, panels }: RecordScreen): OpeningParts => {
  const sections = openingSections(record);
  const hasFields = sections.some(({ type }) => type === 'details');
  return {
    hasFields,
    resources: [
      ...new Set(
        sections.flatMap(section =>
          section.type === 'list' || section.type === 'timeline' ? [section.resource] : [],
        ),
      ),
    ],
    panels: [
      ...new Set([
        ...sections.flatMap(section => (section.type === 'panel' ? [section.panel] : [])),
        ...(hasFields && panels.aside !== null ? [panels.aside] : []),
      ]),
    ],
  };
};
