export declare const findChromium: (options?: { hasWindows?: boolean }) => string;
