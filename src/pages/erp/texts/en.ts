export const texts = {
  erpPush: {
    title: 'Push to NetSuite',
    find: 'Find records',
    push: 'Push %{smart_count} record |||| Push %{smart_count} records',
    pushed: '%{smart_count} record on its way |||| %{smart_count} records on their way',
    none: 'Nothing was pushed: all of them are on their way already.',
    back: 'Other records',
    close: 'Close',
    simulated: 'NetSuite is simulated here: nothing leaves this console.',
    unnamed: 'No record has this ID',
    states: {
      'in-step': 'In step',
      differs: 'Differs',
      unknown: 'Not in NetSuite',
      waiting: 'On its way',
      stuck: 'Stuck',
      missing: 'No such record',
    },
  },
};
