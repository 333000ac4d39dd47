// Runs before the first paint, so that a person's colours, density and language are there from the start.
// The keys are those of src/app/store/consoleStore.ts.
(function () {
  var read = function (key) {
    try {
      return JSON.parse(localStorage.getItem('RaStoreConsole.' + key));
    } catch {
      return null;
    }
  };
  var person = read('person') || 'nobody';
  var own = function (key) {
    return read(person + '.' + key) || read('nobody.' + key);
  };
  var mode = own('preferences.mode') || 'system';
  var isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  var root = document.documentElement;
  root.setAttribute('data-scheme', mode === 'system' ? (isDark ? 'dark' : 'light') : mode);
  root.setAttribute('data-density', own('preferences.density') || 'comfortable');
  root.lang = own('locale') || 'en';
})();
