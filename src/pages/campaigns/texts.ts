export const texts = {
  campaign: {
    file: {
      title: ['Campaign from a file', 'फ़ाइल से अभियान'],
      lead: [
        'One number per line: a column "phone", and a column "name" where you know it. At most 20,000 lines, as CSV UTF-8.',
        'हर पंक्ति में एक नंबर: कॉलम "phone", और पता हो तो "name"। अधिकतम 20,000 पंक्तियाँ, CSV UTF-8 में।',
      ],
      choose: ['Choose a file', 'फ़ाइल चुनें'],
      other: ['Choose another file', 'दूसरी फ़ाइल चुनें'],
      input: ['File of numbers', 'नंबरों की फ़ाइल'],
      template: ['Template', 'नमूना'],
      checking: ['Checking the file…', 'फ़ाइल जाँची जा रही है…'],
      refused: ['Nothing was created', 'कुछ नहीं बनाया गया'],
      checked: [
        '%{usable} of %{total} lines will be called.',
        '%{total} में से %{usable} पंक्तियों को कॉल होगी।',
      ],
      faulty: [
        'One line will not be called: |||| %{smart_count} lines will not be called:',
        'एक पंक्ति को कॉल नहीं होगी: |||| %{smart_count} पंक्तियों को कॉल नहीं होगी:',
      ],
      line: ['Line %{line}: %{phone}', 'पंक्ति %{line}: %{phone}'],
      digits: ['is not a number of 10 digits', '10 अंकों का नंबर नहीं है'],
      repeated: ['is already in the file', 'फ़ाइल में पहले से है'],
      more: ['and one more |||| and %{smart_count} more', 'और एक |||| और %{smart_count}'],
      create: ['Create campaign', 'अभियान बनाएँ'],
      fileFirst: ['Choose the file of numbers first.', 'पहले नंबरों की फ़ाइल चुनें।'],
      done: ['Successfully created new campaign', 'नया अभियान सफलतापूर्वक बना'],
    },
  },
};
