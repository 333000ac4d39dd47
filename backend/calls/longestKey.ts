/** Letters of a key, of a field or of a wish: longer than any name of ours, shorter than any index takes. */
export const longestKey = 256;
