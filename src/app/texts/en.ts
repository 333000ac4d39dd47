import englishMessages from 'ra-language-english';

/** Words of ra-core, and of the help, which is fetched when it is opened. */
export const texts = {
  ...englishMessages,
  app: {
    help: {
      title: 'Help',
      keys: 'Keyboard shortcuts',
      off: 'Keyboard shortcuts are switched off. You can switch them on in your menu, at the bottom left.',
      faqs: 'Read the FAQs',
      support: 'Raise a support issue',
      version: 'Version %{version}',
      close: 'Close',
      find: 'Find a page in the menu',
      palette: 'Search pages and commands',
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
