import type { RecordPage, RecordTab } from '../recordPage.ts';
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

/** The tabs of which a page opens with one: the first that is always there, behind those that a condition may hide. */
export const openingTabs = ({ tabs }: Pick<RecordPage, 'tabs'>): readonly RecordTab[] => {
  const sure = tabs.findIndex(({ visible }) => visible === true);
  return sure === -1 ? tabs : tabs.slice(0, sure + 1);
};

/**
 * What has to be there before a record's page can be drawn at once: the page brings it by the address or when a row is
 * pointed at, and the server names its files.
 */
export const openingParts = ({ record, panels }: RecordScreen): OpeningParts => {
  const sections = [...openingTabs(record).flatMap(({ of }) => of), ...record.side];
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
