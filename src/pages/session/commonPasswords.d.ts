declare module 'virtual:common-passwords' {
  /** Made by the Vite plugin: the passwords that nobody may choose. */
  export const common: ReadonlySet<string>;
}
