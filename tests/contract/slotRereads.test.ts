import { expect, it } from 'vitest';
import { readScreens } from '#backend/screens/readScreens.ts';
import { waits } from '#contract/domain/messages/httpLimits.ts';
import { bookedKinds } from '#contract/domain/slots/slotProducts.ts';

const screens = readScreens();

it.each([...bookedKinds.map(({ resource }) => resource), 'video-tours'])(
  'P3-B-069 what is shown of %s is read again a second after an update (T103)',
  resource => {
    const screen = screens.get(resource);
    expect(screen?.type === 'records' && screen.data.calls?.update?.reread).toBe(waits.refresh);
  },
);
