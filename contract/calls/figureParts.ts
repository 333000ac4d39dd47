import Type from 'typebox';

const words = Type.Object({ en: Type.String(), hi: Type.String() });

/** What a figure is made of: amounts in paise that add up to it, each with its words in both languages. */
export const figurePartsAnswer = Type.Object({
  results: Type.Array(Type.Object({ title: words, note: words, amount: Type.Integer() })),
});
