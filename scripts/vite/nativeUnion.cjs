// In place of `lodash/union`, which React-Admin's `useGetManyAggregate` brings with sets of its own: browsers have them.
module.exports = (...lists) => [...new Set(lists.flat())];
