export const texts = {
  // What ra-core says in the start; its other words come with the rest (a test reads the built script for them).
  ra: {
    action: { delete: 'Delete', edit: 'Edit', show: 'Show', undo: 'Undo' },
    auth: {
      auth_check_error: 'Please login to continue',
      sign_in_error: 'Authentication failed, please retry',
    },
    message: {
      select_all_limit_reached:
        'There are too many elements to select them all. Only the first %{max} elements were selected.',
    },
    notification: {
      http_error: 'Server communication error',
      i18n_error: 'Cannot load the translations for the specified language',
      logged_out: 'Your session has ended, please reconnect.',
      not_authorized: "You're not authorized to access this resource.",
    },
    page: { list: '%{name}' },
  },
  app: {
    skip: 'Skip to content',
    language: 'Language',
    help: { open: 'Help' },
    menu: {
      label: 'Main menu',
      find: 'Find a page',
      none: 'No page has this name.',
      collapse: 'Collapse the menu',
      expand: 'Expand the menu',
      open: 'Open the menu',
      close: 'Close the menu',
      found: '%{smart_count} page found |||| %{smart_count} pages found',
    },
    person: {
      open: 'Your menu: %{name}',
      appearance: 'Appearance',
      light: 'Light',
      dark: 'Dark',
      system: 'As the system',
      density: 'Density',
      comfortable: 'Comfortable',
      compact: 'Compact',
      shortcuts: 'Keyboard shortcuts',
      sign_out: 'Sign out',
    },
    breadcrumb: 'Where you are',
    palette: {
      open: 'Search or run a command',
      appearance: 'Appearance: %{value}',
      density: 'Density: %{value}',
      language: 'Language: %{value}',
    },
    offline:
      'You are offline. What you see may be old, and nothing can be saved until the connection is back.',
    crash: {
      title: 'This page stopped working',
      hint: 'Your other pages are not affected. Try again, or open another page.',
      update: 'A newer version of the console is there. Reload the page to go on.',
      reload: 'Reload the page',
    },
    notification: {
      error: 'Something went wrong!',
      success: 'Action successfully completed!',
      dismiss: 'Dismiss',
      label: 'Notifications',
    },
    opening: 'Opening the console',
  },
};
