// Runs before the first paint, so that a person's colours, density and language are there from the start.
// The keys are those of src/app/store/consoleStore.ts.
(function () {
  // What the page will ask first is asked while its script is still loading (src/app/askedAhead.ts).
  var ahead = { answers: {}, reads: [] };
  try {
    ahead = JSON.parse(document.querySelector('meta[name="console-ahead"]').content);
  } catch {
    // A page that no server of ours has filled in asks for everything itself.
  }
  var asked = (window.consoleAhead = {});
  Object.keys(ahead.answers).forEach(function (address) {
    var headers = { 'content-type': 'application/json', 'x-tables': ahead.tables };
    asked[address] = Promise.resolve(
      new Response(JSON.stringify(ahead.answers[address]), { headers: headers }),
    );
  });
  var ask = function (address) {
    var headers = { accept: 'application/json', 'x-requested-with': 'console' };
    asked[address] = fetch(address, { headers: headers, credentials: 'same-origin' });
    // Whoever reads it hears of the failure.
    asked[address].catch(function () {});
  };
  ahead.reads.forEach(ask);

  // A script of the page that is fetched when it is needed (scripts/vite/importAgainPlugin.ts). One that did not come is failed for
  // good under its address, whoever asked for it: it is asked for at once under another, which the server answers the same, and
  // which all use from then on.
  var again = {};
  var tries = 0;
  window.importAgain = function (file) {
    var address = '/assets/' + file.slice(2);
    return (
      again[file] ||
      import(address).catch(function (error) {
        // What a script that came throws is its own.
        if (!(error instanceof TypeError && /import/i.test(error.message))) throw error;
        tries += 1;
        again[file] =
          again[file] ||
          import(address + '?again=' + tries).catch(function (lost) {
            delete again[file];
            throw lost;
          });
        return again[file];
      })
    );
  };

  // The pictures of all icons, a path each, of which src/parts/icons/Icon.tsx draws those that the page shows. Shown out of a file,
  // they would be drawn after the words beside them, and the page laid out a second time.
  var icons;
  var early = [];
  window.drawIcon = function (name, path) {
    if (icons) path.setAttribute('d', icons[name] || '');
    else early.push([name, path]);
  };
  var take = function (pictures) {
    icons = pictures;
    early.forEach(function (one) {
      window.drawIcon(one[0], one[1]);
    });
    early = [];
  };
  window.iconsThere = fetch(document.querySelector('meta[name="console-icons"]').content)
    .then(function (answer) {
      return answer.ok ? answer.text() : Promise.reject(new Error(answer.status));
    })
    .then(function (drawn) {
      var pictures = {};
      new DOMParser()
        .parseFromString(drawn, 'image/svg+xml')
        .querySelectorAll('path')
        .forEach(function (path) {
          pictures[path.id] = path.getAttribute('d');
        });
      return take(pictures);
    })
    .catch(function () {
      // A console without pictures can be used.
      take({});
    });

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

  // As many rows as src/engine/list/rowsPerPage.ts says, or they would be read twice.
  if (ahead.rows) {
    var row = root.getAttribute('data-density') === 'compact' ? 36 : 40;
    var fit = Math.min(100, Math.floor((innerHeight - 288) / row));
    var least = ahead.rows.least;
    var rows =
      own('preferences.rows.' + ahead.rows.resource) ||
      (innerWidth < 720 ? least : Math.max(least, fit));
    ask(ahead.rows.address.replace('{rows}', rows).replace('{last}', rows - 1));
  }
})();
