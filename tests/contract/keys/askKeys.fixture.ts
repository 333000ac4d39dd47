import { screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialog, openThing, startOwn, type Opened } from './openThing.tsx';
import { own } from './ownAction.ts';
import { comes, says, type PageRow } from './pageAsks.ts';
import { words, type Part } from './thing.fixture.ts';

const asking = (differs: object): Part =>
  own({ ask: [{ name: 'reason', label: words('Reason'), as: 'text', ...differs }] });

let opened: Opened;

/** What the dialog sends as asked; 'held back' when it does not send. */
const sentAsk = async (isTyped = true): Promise<unknown> => {
  const open = await dialog();
  if (isTyped) await userEvent.type(within(open).getByRole('textbox'), 'x');
  await userEvent.click(within(open).getByRole('button', { name: 'Own' }));
  const isSent = await comes(() => (opened.asked['act'] ?? []).length > 0);
  const [, , acted] = opened.asked['act']?.[0] ?? [];
  return isSent ? (acted as { params: unknown }).params : 'held back';
};

/** Keys of the dialog of an action. */
export const askKeys: readonly PageRow[] = [
  ...(['name', 'label', 'help', 'as', 'reference', 'options', 'required', 'default'] as const).map(
    (key): PageRow => {
      const choice = { as: 'choice', options: [{ value: 'a', label: words('Alpha') }] };
      const parts: Record<
        typeof key,
        readonly [has: Part, lacks: Part, see: () => unknown, answer: unknown]
      > = {
        name: [asking({ name: 'motive' }), asking({}), () => sentAsk(), { motive: 'x' }],
        label: [asking({ label: words('Motive') }), asking({}), says('Motive'), true],
        help: [asking({ help: words('Be brief') }), asking({}), says('Be brief'), true],
        as: [
          asking({ as: 'longtext' }),
          asking({}),
          () => document.querySelector('[role=dialog] textarea') !== null,
          true,
        ],
        reference: [
          asking({ as: 'reference', reference: { to: 'others' }, default: 7 }),
          asking({ as: 'number', default: 7 }),
          () => comes(() => page.queryByDisplayValue('Other name') !== null),
          true,
        ],
        options: [
          asking(choice),
          asking({ as: 'choice', options: [{ value: 'b' }] }),
          says('Alpha'),
          true,
        ],
        required: [asking({ required: true }), asking({}), () => sentAsk(false), 'held back'],
        default: [
          asking({ default: 'As always' }),
          asking({}),
          () => document.querySelector<HTMLInputElement>('[role=dialog] input')?.value,
          'As always',
        ],
      };
      const [has, lacks, see, answer] = parts[key];
      return {
        key: `ask.${key}`,
        has,
        lacks,
        ask: async screen => {
          opened = await openThing(screen);
          await startOwn();
          await dialog();
          return see();
        },
        answer,
      };
    },
  ),

  {
    key: 'action.ask',
    has: asking({}),
    lacks: own({ confirm: words('Sure?') }),
    ask: async screen => {
      await openThing(screen);
      await startOwn();
      return (await dialog()).querySelector('input') !== null;
    },
    answer: true,
  },
];
