// In place of `hoist-non-react-statics`, which Emotion brings for its `withTheme`: nobody here calls that.
module.exports = component => component;
