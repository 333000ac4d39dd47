import type { RaRecord } from 'react-admin';
import { useMemo } from 'react';
import { useClosed } from '../closed/useClosed.ts';
import { FormColumns } from '../form/FormColumns.tsx';
import { AsidePanel } from '../panels/AsidePanel.tsx';
import { useScreen } from '../ScreenContext.ts';
import { useIsEditable } from '../useIsEditable.ts';
import { EditDetails } from './EditDetails.tsx';
import { FormArea } from './FormArea.tsx';
import { ShowLayout } from './ShowLayout.tsx';

const ignore = () => undefined;

/** The fields of a record: to change where the person may, else to read. */
export const Details = ({ record }: { record: RaRecord }) => {
  const screen = useScreen();
  const { show, panels } = screen;
  const isEditable = useIsEditable();
  const closed = useClosed(useMemo(() => [record], [record]));
  const isShut = closed(record, 'edit') !== undefined;
  if (!isShut && isEditable(record)) return <EditDetails record={record} />;
  return (
    <FormArea>
      <FormColumns
        content={<ShowLayout record={record} layout={show} />}
        aside={
          panels.aside !== null && (
            <AsidePanel
              name={panels.aside}
              values={record}
              record={record}
              refusal={null}
              isReadonly
              onGo={ignore}
              onChange={ignore}
              onSaved={ignore}
            />
          )
        }
      />
    </FormArea>
  );
};
