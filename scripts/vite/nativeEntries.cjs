// In place of the package `object.entries`, which node-polyglot brings for browsers without it: none of ours is.
module.exports = Object.entries;
