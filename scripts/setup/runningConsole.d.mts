export const tellRunning: (port: number) => void;
export const runningConsole: () => number | undefined;
