export const texts = {
  pages: {
    home: {
      morning: 'Good morning, %{name}',
      afternoon: 'Good afternoon, %{name}',
      evening: 'Good evening, %{name}',
      recent: 'Recent changes',
      recentEmpty: 'Nothing has changed yet',
      recentEmptyHint: 'What you and your colleagues change will be listed here.',
      recentError: 'The recent changes could not be loaded',
      noScreens: 'No pages are open to you yet',
      noScreensHint: 'Ask your team leader to give you a role in User management.',
      actions: {
        create: 'created',
        update: 'changed',
        remove: 'removed',
        delete: 'removed',
        restore: 'restored',
        import: 'imported',
      },
    },
    unauthorized: {
      title: 'You may not open this page',
      what: '%{page} is not among the pages of your roles.',
      whatElse: 'The page is not among those of your roles.',
      whom: 'If you need it for your work, ask your team leader or an administrator. They can give you the role in User management.',
      roles: 'Your roles: %{roles}',
      home: 'Go to Home',
    },
    notFound: {
      title: 'Page not found',
      hint: 'The address may be mistyped, or the page has moved. Look for it in the menu or with the search.',
      home: 'Go to Home',
    },
  },
};
