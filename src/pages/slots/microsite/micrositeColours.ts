import type { MicrositeTheme } from '#contract/domain/slots/microsite/micrositeRules.ts';

/** The colours of the page, not of the console: they are the same in the dark. */
export const micrositeColours: Readonly<
  Record<
    MicrositeTheme,
    { paper: string; ink: string; quiet: string; strong: string; onStrong: string }
  >
> = {
  Light: {
    paper: '#ffffff',
    ink: '#14161c',
    quiet: '#eef0f5',
    strong: '#2f4bd8',
    onStrong: '#ffffff',
  },
  Dark: {
    paper: '#14161c',
    ink: '#f3f4f8',
    quiet: '#252934',
    strong: '#8fa2ff',
    onStrong: '#14161c',
  },
  Earth: {
    paper: '#fbf6ec',
    ink: '#33271a',
    quiet: '#efe4d0',
    strong: '#8a4b22',
    onStrong: '#ffffff',
  },
};
