import { ListPage } from '#engine/list/ListPage.tsx';
import { drawScreen } from '../pages/drawScreen.tsx';
import { rowCount, wideRows, wideScreen } from './wideScreen.ts';

drawScreen(
  wideScreen,
  <ListPage />,
  {
    // ra-core's verb is generic in the record, this one has one type of it.
    getList: (() => Promise.resolve({ data: wideRows, total: rowCount })) as never,
  },
  `?filter={}&page=1&perPage=${rowCount}`,
);
