/// <reference types="@mui/material/themeCssVarsAugmentation" />
import type { SchemeTokens } from './tokens.ts';

interface ConsolePalette {
  surface: { sunken: string; inset: string; overlay: string; nav: string; segmentOn: string };
  border: { button: string; control: string; focus: string; selected: string };
  changedCell: { background: string; line: string };
  bulkBar: { background: string; text: string; textSecondary: string; divider: string };
  tone: SchemeTokens['tone'];
  elevation: SchemeTokens['elevation'];
  chart: string[];
}

declare module '@mui/material/styles' {
  interface Palette extends ConsolePalette {}
  interface PaletteOptions extends Partial<ConsolePalette> {}
  interface PaletteColor {
    fill?: string;
    hover?: string;
    text?: string;
    line?: string;
  }
  interface SimplePaletteColorOptions {
    fill?: string;
    hover?: string;
    text?: string;
    line?: string;
  }
  interface TypeText {
    tertiary: string;
  }
  interface TypographyVariants {
    fact: React.CSSProperties;
    signIn: React.CSSProperties;
    display: React.CSSProperties;
    micro: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    fact?: React.CSSProperties;
    signIn?: React.CSSProperties;
    display?: React.CSSProperties;
    micro?: React.CSSProperties;
  }
  interface BreakpointOverrides {
    xs: true;
    sm: true;
    md: true;
    lg: true;
    xl: false;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    fact: true;
    signIn: true;
    display: true;
    micro: true;
    overline: false;
  }
}
