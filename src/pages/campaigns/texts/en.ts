export const texts = {
  campaign: {
    file: {
      title: 'Campaign from a file',
      lead: 'One line a number: the column "phone", and "name" where it is known. At most 20,000 lines, as CSV UTF-8.',
      choose: 'Choose a file',
      other: 'Choose another file',
      input: 'File of numbers',
      template: 'Template',
      checking: 'Checking the file…',
      refused: 'Nothing was created',
      checked: '%{usable} of %{total} lines will be called.',
      faulty: 'One line will not be called: |||| %{smart_count} lines will not be called:',
      line: 'Line %{line}: %{phone}',
      digits: 'is not a number of 10 digits',
      repeated: 'stands in the file before',
      more: 'and one more |||| and %{smart_count} more',
      create: 'Create campaign',
      fileFirst: 'Choose the file of numbers first.',
      done: 'Successfully created new campaign',
    },
  },
};
