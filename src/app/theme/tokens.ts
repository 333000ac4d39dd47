import type { ToneName } from '#parts/words/tone.ts';

/** The design's values, once: the theme is built from them and no screen sets its own. */

export interface ToneColours {
  text: string;
  icon: string;
  background: string;
  border: string;
}

const lightTones: Record<ToneName, ToneColours> = {
  success: { text: '#14663F', icon: '#1B8652', background: '#E7F5ED', border: '#BCE0CB' },
  warning: { text: '#7D4A06', icon: '#A96400', background: '#FDF2DF', border: '#F0D6A6' },
  error: { text: '#A3211C', icon: '#C8352E', background: '#FDECEB', border: '#F3C3C0' },
  info: { text: '#0B5880', icon: '#1276A8', background: '#E6F3FB', border: '#BADCF0' },
  review: { text: '#67309F', icon: '#8446C4', background: '#F4ECFC', border: '#DDC8F3' },
  neutral: { text: '#474D5B', icon: '#6A7080', background: '#EEF0F3', border: '#D5D8DF' },
};

const darkTones: Record<ToneName, ToneColours> = {
  success: { text: '#7FD6A3', icon: '#4FBF80', background: '#13291E', border: '#24503A' },
  warning: { text: '#EFC06A', icon: '#DDA23A', background: '#2D2312', border: '#58431C' },
  error: { text: '#F7A09B', icon: '#EE6B64', background: '#331A1B', border: '#652E2E' },
  info: { text: '#86C8EE', icon: '#4DABDD', background: '#12283A', border: '#22485F' },
  review: { text: '#CFA9F5', icon: '#B07DE8', background: '#291C3A', border: '#4B3369' },
  neutral: { text: '#B6BBC7', icon: '#8E94A3', background: '#262A34', border: '#3A3F4C' },
};

const light = {
  canvas: '#F7F7F9',
  surface: '#FFFFFF',
  surfaceSunken: '#FAFAFB',
  surfaceInset: '#F1F2F5',
  overlay: '#FFFFFF',
  navBackground: '#FAFAFB',
  segmentOn: '#FFFFFF',
  hover: '#F4F5F7',
  pressed: '#EBEDF1',
  selected: '#EFF1FE',
  selectedLine: '#4450CB',
  text: '#1A1D26',
  textSecondary: '#525866',
  textTertiary: '#686E7D',
  textDisabled: '#9AA0AD',
  divider: '#E5E7EC',
  borderButton: '#D5D8DF',
  borderControl: '#8C92A0',
  accent: '#4450CB',
  accentHover: '#3842B0',
  accentPressed: '#2F3896',
  onAccent: '#FFFFFF',
  accentText: '#3842B0',
  accentSoft: '#EFF1FE',
  accentLine: '#C9D1FB',
  focusRing: '#4450CB',
  changedCell: '#FFF6DB',
  changedCellLine: '#D9A514',
  bulkBar: '#20232D',
  bulkBarText: '#F3F4F7',
  bulkBarTextSecondary: '#B5BAC6',
  bulkBarDivider: '#3A3F4D',
  successFill: '#1A7A4B',
  errorFill: '#C8352E',
  tone: lightTones,
  elevation: {
    rest: '0 1px 2px rgba(20,24,36,.06)',
    raised: '0 2px 4px rgba(20,24,36,.05),0 6px 16px rgba(20,24,36,.10)',
    overlay: '0 4px 8px rgba(20,24,36,.06),0 16px 40px rgba(20,24,36,.18)',
  },
  chart: ['#4450CB', '#0F8A8A', '#B86B00', '#B83A78', '#1276A8', '#8446C4', '#5B7F1E', '#6A7080'],
};

export type SchemeTokens = typeof light;

const dark: SchemeTokens = {
  canvas: '#0F1116',
  surface: '#16181F',
  surfaceSunken: '#1A1D25',
  surfaceInset: '#22252F',
  overlay: '#1E212A',
  navBackground: '#121419',
  segmentOn: '#363B48',
  hover: '#1D2029',
  pressed: '#262A35',
  selected: '#1F2340',
  selectedLine: '#8794F0',
  text: '#E9EBF0',
  textSecondary: '#AEB4C1',
  textTertiary: '#9197A6',
  textDisabled: '#666C7A',
  divider: '#272B35',
  borderButton: '#363B48',
  borderControl: '#6A7080',
  accent: '#5663DE',
  accentHover: '#5D6AE0',
  accentPressed: '#4B57CC',
  onAccent: '#FFFFFF',
  accentText: '#A9B4F7',
  accentSoft: '#1F2340',
  accentLine: '#3A4280',
  focusRing: '#98A4F4',
  changedCell: '#2E2812',
  changedCellLine: '#B58A14',
  bulkBar: '#2B2F3B',
  bulkBarText: '#F3F4F7',
  bulkBarTextSecondary: '#BDC2CE',
  bulkBarDivider: '#454B5A',
  successFill: '#1A7A4B',
  errorFill: '#C8352E',
  tone: darkTones,
  elevation: {
    rest: '0 1px 2px rgba(0,0,0,.4)',
    raised: '0 0 0 1px #2C303B,0 8px 20px rgba(0,0,0,.45)',
    overlay: '0 0 0 1px #2F3440,0 18px 44px rgba(0,0,0,.6)',
  },
  chart: ['#8794F0', '#45BDB8', '#E0A23A', '#E884B4', '#5BB4E4', '#B98AEC', '#A4C85A', '#9197A6'],
};

export const schemes = { light, dark };
