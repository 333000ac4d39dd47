// In place of the package `hasown`, which node-polyglot brings for browsers without it: none of ours is.
module.exports = Object.hasOwn;
