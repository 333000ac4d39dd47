export const texts = {
  hris: {
    title: ['HR system', 'एचआर प्रणाली'],
    type_first: [
      'Enter an employee ID to look the person up.',
      'व्यक्ति को खोजने के लिए कर्मचारी आईडी लिखें।',
    ],
    help: [
      'Name, mail address, manager and dates come from the HR system.',
      'नाम, ई-मेल, प्रबंधक और तारीखें एचआर प्रणाली से आती हैं।',
    ],
    look_up: ['Look up in HR', 'एचआर में खोजें'],
    take: ['Use in the form', 'फ़ॉर्म में लें'],
    known: ['Someone here already has this employee ID.', 'यह कर्मचारी आईडी यहाँ पहले से किसी की है।'],
    simulated: [
      'The HR system is simulated: these people are demo data.',
      'एचआर प्रणाली नकली है: ये लोग डेमो डेटा हैं।',
    ],
    fact: {
      name: ['Name', 'नाम'],
      email: ['E-mail', 'ई-मेल'],
      designation: ['Designation', 'पद'],
      department: ['Department', 'विभाग'],
      branch: ['Branch', 'शाखा'],
      manager: ['Manager', 'प्रबंधक'],
      joined: ['Joined on', 'कार्यग्रहण'],
    },
  },
};
