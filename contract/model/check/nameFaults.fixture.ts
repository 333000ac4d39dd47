import { words } from '../checkScreen.fixture.ts';
import type { FaultyRow } from './FaultyRow.fixture.ts';

/** Names that nothing has: each enumeration of the grammar refuses a wrong one where it stands. */
export interface NameFaultRow extends FaultyRow {
  /** The enumeration, as the meta-schema calls it. */
  readonly of: string;
}

const picture = { accept: ['image/pgn'], maxBytes: 1000 };

export const nameFaults: readonly NameFaultRow[] = [
  {
    of: 'menuGroup',
    at: '/menu/group',
    value: 'wrok',
    message: 'There is no menu group "wrok"',
    suggestion: 'work',
  },
  {
    of: 'icon',
    at: '/menu/icon',
    value: 'boxs',
    message: 'There is no icon "boxs"',
    suggestion: 'box',
  },
  {
    of: 'icon',
    at: '/actions/stop/icon',
    value: 'bann',
    message: 'There is no icon "bann"',
    suggestion: 'ban',
  },
  {
    of: 'icon',
    at: '/record',
    value: {
      side: [
        { timeline: 'owners', by: 'id', at: 'open', title: 'title', icons: { opened: 'tikcet' } },
      ],
    },
    pointer: '/record/side/0/icons/opened',
    message: 'There is no icon "tikcet"',
    suggestion: 'ticket',
  },
  {
    of: 'role',
    at: '/menu/offeredTo',
    value: ['admin', 'finanse'],
    pointer: '/menu/offeredTo/1',
    message: 'There is no role "finanse"',
    suggestion: 'finance',
  },
  {
    of: 'grantee',
    at: '/access/finanse',
    value: { do: ['list'] },
    message: 'There is no role "finanse"',
    suggestion: 'finance',
  },
  {
    of: 'grantee',
    at: '/access/Finance',
    value: ['list'],
    message: 'There is no role "Finance"',
    suggestion: 'finance',
  },
  {
    of: 'optionList',
    at: '/fields/size/options',
    value: 'client-type',
    message: 'There is no option list "client-type"',
    suggestion: 'client-types',
  },
  {
    of: 'uploadType',
    at: '/fields/name/upload',
    value: picture,
    pointer: '/fields/name/upload/accept/0',
    message: 'There is no type of upload "image/pgn"',
    suggestion: 'image/png',
  },
  {
    of: 'check',
    at: '/check',
    value: 'Storry',
    message: 'There is no check "Storry"',
    suggestion: 'Story',
  },
  {
    of: 'cell',
    at: '/fields/name/cell',
    value: 'PlainThng',
    message: 'There is no cell "PlainThng"',
    suggestion: 'PlainThing',
  },
  {
    of: 'entry',
    at: '/fields/name/entry',
    value: 'ThingPiker',
    message: 'There is no entry "ThingPiker"',
    suggestion: 'ThingPicker',
  },
  {
    of: 'panel',
    at: '/panels',
    value: { aside: 'ThingPanel' },
    pointer: '/panels/aside',
    message: 'There is no panel "ThingPanel"',
    suggestion: 'ThingsPanel',
  },
  {
    of: 'panel',
    at: '/record',
    value: { side: [{ panel: 'ThingPanel' }] },
    pointer: '/record/side/0/panel',
    message: 'There is no panel "ThingPanel"',
    suggestion: 'ThingsPanel',
  },
  {
    of: 'dialog',
    at: '/actions/stop',
    value: { label: words('Stop'), on: ['row'], run: 'ThingAction' },
    pointer: '/actions/stop/run',
    message: 'There is no dialog "ThingAction"',
    suggestion: 'ThingsAction',
  },
  {
    of: 'page',
    at: '/page',
    value: 'ThingPage',
    message: 'There is no page "ThingPage"',
    suggestion: 'ThingsPage',
  },
  {
    of: 'call',
    at: '/data/calls/list/call',
    value: 'thing.list',
    message: 'There is no call "thing.list"',
    suggestion: 'things.list',
  },
  {
    of: 'call',
    at: '/data/calls/create/instead',
    value: [{ when: true, call: 'things.creat' }],
    pointer: '/data/calls/create/instead/0/call',
    message: 'There is no call "things.creat"',
    suggestion: 'things.create',
  },
  {
    of: 'call',
    at: '/actions/stop/call/call',
    value: 'things.stopp',
    message: 'There is no call "things.stopp"',
    suggestion: 'things.stop',
  },
  {
    of: 'call',
    at: '/import/call',
    value: 'things.imprt',
    message: 'There is no call "things.imprt"',
    suggestion: 'things.import',
  },
];
