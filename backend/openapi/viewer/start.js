// Starts the viewer on the document, without a server to choose or a call to send: nothing here changes a record.
(() => {
  const dark = globalThis.matchMedia('(prefers-color-scheme: dark)');
  const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
  paint();
  dark.addEventListener('change', paint);

  const nothing = () => () => null;
  globalThis.SwaggerUIBundle({
    url: '/openapi.json',
    dom_id: '#calls',
    docExpansion: 'none',
    filter: true,
    displayOperationId: true,
    defaultModelsExpandDepth: -1,
    supportedSubmitMethods: [],
    validatorUrl: null,
    syntaxHighlight: { activated: false },
    plugins: [
      () => ({
        wrapComponents: {
          ServersContainer: nothing,
          SchemesContainer: nothing,
          InfoContainer: nothing,
          // Fields to fill in, of calls that are not made here.
          JsonSchemaForm: nothing,
        },
      }),
    ],
  });
})();
