import type { RaRecord } from 'react-admin';
import { useMemo, useState } from 'react';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { isEditable } from '#contract/model/checkRecord.ts';
import { may } from '#contract/model/may.ts';
import { useUser } from '#parts/useUser.ts';
import { useClosed } from '../closed/useClosed.ts';
import { FormColumns } from '../form/FormColumns.tsx';
import { AsidePanel } from '../panels/AsidePanel.tsx';
import { useScreen } from '../ScreenContext.ts';
import { EditDetails } from './EditDetails.tsx';
import { FormArea } from './FormArea.tsx';
import { ShowLayout } from './ShowLayout.tsx';

const ignore = () => undefined;

/** The fields of a record: to change where the person may, else to read. */
export const Details = ({ record }: { record: RaRecord }) => {
  const screen = useScreen();
  const { show, data, panels } = screen;
  const user = useUser();
  // What the server would refuse to save is only read: other rows than the role's, and what is over.
  const [today] = useState(() => indiaDay(new Date()));
  const isGranted = user ? may(user, screen, { action: 'edit', record, today }).allowed : false;
  const isOpen = isEditable(screen, { previous: record, user, today });
  const closed = useClosed(useMemo(() => [record], [record]));
  const isShut = closed(record, 'edit') !== undefined;
  const canEdit =
    !isShut && isGranted && isOpen && (data.calls === null || data.calls.update !== null);
  if (canEdit) return <EditDetails record={record} />;
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
