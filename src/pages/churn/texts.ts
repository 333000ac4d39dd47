export const texts = {
  churn: {
    run: {
      title: ['Dry run', 'परीक्षण'],
      lead: [
        'Counts the leads that match the criteria. Nothing is created.',
        'मापदंडों से मिलने वाले लीड गिनता है। कुछ बनता नहीं।',
      ],
      one: ['Dry run', 'परीक्षण करें'],
      eligible: [
        'One lead is eligible |||| %{count} leads are eligible',
        'एक लीड योग्य है |||| %{count} लीड योग्य हैं',
      ],
      enough: ['Enough for the %{asked} requested.', 'माँगे गए %{asked} के लिए काफ़ी हैं।'],
      short: ['Fewer than the %{asked} requested.', 'माँगे गए %{asked} से कम हैं।'],
      inner: ['%{count} of them within the inner radius.', 'इनमें %{count} भीतरी दायरे में हैं।'],
      outdated: [
        'The criteria have changed since. Dry run again.',
        'तब से मापदंड बदल गए हैं। परीक्षण फिर करें।',
      ],
      list: ['All churn schedules', 'सभी चर्न शेड्यूल'],
      refused: ['The dry run could not start.', 'परीक्षण शुरू नहीं हो सका।'],
    },
    many: {
      title: ['Several projects', 'कई परियोजनाएँ'],
      lead: [
        'The same criteria for several projects of the profile, five at a time.',
        'प्रोफ़ाइल की कई परियोजनाओं के लिए यही मापदंड, एक बार में पाँच।',
      ],
      profile_first: ['Choose a profile first.', 'पहले प्रोफ़ाइल चुनें।'],
      projects_failed: ['The projects could not be loaded', 'परियोजनाएँ पढ़ी नहीं जा सकीं'],
      none: ['This profile has no project.', 'इस प्रोफ़ाइल की कोई परियोजना नहीं है।'],
      first: [
        'Showing first %{shown} of %{total} projects',
        '%{total} में से पहली %{shown} परियोजनाएँ',
      ],
      choose: ['Projects', 'परियोजनाएँ'],
      all: ['All of them |||| All %{smart_count}', 'सभी |||| सभी %{smart_count}'],
      run: [
        'Dry run for one project |||| Dry run for %{smart_count} projects',
        'एक परियोजना का परीक्षण |||| %{smart_count} परियोजनाओं का परीक्षण',
      ],
      run_none: ['Dry run for several', 'कई परियोजनाओं का परीक्षण'],
      cancel: ['Cancel dry run', 'परीक्षण रद्द करें'],
      progress: ['Progress of the dry run', 'परीक्षण की प्रगति'],
      of: ['%{done} of %{total} projects', '%{total} में से %{done} परियोजनाएँ'],
      cancelled: ['Cancelled after %{done} projects.', '%{done} परियोजनाओं के बाद रद्द किया गया।'],
      results: ['Results of the dry run', 'परीक्षण के नतीजे'],
      project: ['Project', 'परियोजना'],
      eligible: ['Eligible leads', 'योग्य लीड'],
      create: [
        'Create one schedule |||| Create %{smart_count} schedules',
        'एक शेड्यूल बनाएँ |||| %{smart_count} शेड्यूल बनाएँ',
      ],
      sure: [
        'Create one churn schedule? |||| Create %{smart_count} churn schedules?',
        'एक चर्न शेड्यूल बनाएँ? |||| %{smart_count} चर्न शेड्यूल बनाएँ?',
      ],
      each: [
        'Each project for which leads were found gets one with these criteria.',
        'जिस परियोजना के लिए लीड मिले, उसे इन्हीं मापदंडों का एक शेड्यूल मिलेगा।',
      ],
      created: [
        'Churn schedule created |||| %{smart_count} churn schedules created',
        'चर्न शेड्यूल बना |||| %{smart_count} चर्न शेड्यूल बने',
      ],
      nothing: [
        'No project has eligible leads. Use wider criteria.',
        'किसी परियोजना के लिए योग्य लीड नहीं: मापदंड बढ़ाएँ।',
      ],
      too_many: [
        'At most %{most} schedules are created at once. Choose fewer projects.',
        'एक बार में अधिक से अधिक %{most} शेड्यूल बनते हैं। कम परियोजनाएँ चुनें।',
      ],
    },
  },
};
