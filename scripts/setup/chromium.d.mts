export declare const findChromium: () => string;
