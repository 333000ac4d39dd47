export const texts = {
  hris: {
    title: 'HR system',
    type_first: 'Type an employee id to look the person up.',
    help: 'Name, mail address, manager and dates come from the HR system.',
    look_up: 'Look up in HR',
    take: 'Use in the form',
    known: 'Somebody here has this employee id already.',
    simulated: 'The HR system is simulated: these people are demo data.',
    fact: {
      name: 'Name',
      email: 'E-mail',
      designation: 'Designation',
      department: 'Department',
      branch: 'Branch',
      manager: 'Manager',
      joined: 'Joined on',
    },
  },
};
