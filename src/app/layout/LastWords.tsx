/** When theme, texts or router themselves fail: what the browser can draw alone, in both languages. */
export const LastWords = () => (
  <div role="alert" style={{ padding: 24, fontFamily: 'sans-serif' }}>
    <h1>The console could not be drawn</h1>
    <p lang="hi">कंसोल नहीं दिखाया जा सका</p>
    <button type="button" onClick={() => location.reload()}>
      Reload · <span lang="hi">फिर लोड करें</span>
    </button>
  </div>
);
