import englishMessages from 'ra-language-english';

/** Words of ra-core, and of the help, which is fetched when it is opened. */
export const texts = {
  ...englishMessages,
  app: {
    bell: {
      open: 'Notifications',
      unread: 'Notifications, %{smart_count} not read',
      title: 'Notifications',
      none: 'Nothing was told to you yet.',
      all: 'Mark all as read',
      error: 'The notifications could not be read',
      desktop: 'Desktop notices',
      sound: 'Sound',
      denied: 'The browser does not allow desktop notices for this address.',
    },
    palette: {
      placeholder: 'Search pages, records and commands',
      pages: 'Pages',
      commands: 'Commands',
      recent: 'Recently opened',
      records: 'Records',
      create: 'New %{name}',
      none: 'Nothing matches. Try another word.',
      hint: 'Arrow keys to choose, Enter to open, Escape to close',
    },
    help: {
      title: 'Help',
      keys: 'Keyboard shortcuts',
      off: 'Keyboard shortcuts are switched off. You can switch them on in your menu, at the bottom left.',
      faqs: 'Read the FAQs',
      support: 'Raise a support issue',
      version: 'Version %{version}',
      close: 'Close',
      find: 'Find a page in the menu',
      palette: 'Search pages, records and commands',
      search: 'Search in a list',
      move: 'Next and previous row',
      select: 'Select the row',
      open_row: 'Open the row',
      rows: 'From row to row, and to values that can be changed',
      select_here: 'Select the row that has the focus',
      edit: 'Change the value in its place; Escape leaves it, Tab goes on',
      help: 'This help',
    },
  },
};
