declare module 'virtual:icons' {
  /** Address of the file that holds every icon as a symbol; written by `scripts/vite/iconsPlugin.ts`. */
  export const sprite: string;
}
