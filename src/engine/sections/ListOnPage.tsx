import { RecordContextProvider } from 'react-admin';
import type { ListSection } from '#contract/model/types.ts';
import { SectionPart } from './SectionPart.tsx';

type Asked = 'resource' | 'by';

type Props = Pick<ListSection, Asked> & Partial<Omit<ListSection, Asked | 'type' | 'visible'>>;

/** A page made by hand has no record that a condition could refer to. */
const nothing = { id: '' };

/** A list of a screen inside a page made by hand, as it is on a record's page: read when it is seen. */
export const ListOnPage = (props: Props) => (
  <RecordContextProvider value={nothing}>
    <SectionPart
      section={{
        type: 'list',
        visible: true,
        label: null,
        preset: {},
        creatable: true,
        columns: null,
        sort: null,
        pageSize: 10,
        empty: null,
        addressName: props.resource,
        refresh: null,
        ...props,
      }}
    />
  </RecordContextProvider>
);
