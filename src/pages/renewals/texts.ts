export const texts = {
  renewals: {
    title: ['Renewal dashboard', 'नवीनीकरण डैशबोर्ड'],
    hint: [
      'Packages sold to your clients, by end date, and those that have lapsed',
      'आपके ग्राहकों के बिके पैकेज, कब समाप्त होते हैं उसके अनुसार, और जो समाप्त हो चुके हैं',
    ],
    filters: ['Filter the renewals', 'नवीनीकरण छाँटें'],
    month: ['Ends in', 'किस महीने में समाप्त'],
    sellerType: ['Seller type', 'विक्रेता प्रकार'],
    profileType: ['Profile type', 'प्रोफ़ाइल प्रकार'],
    city: ['City', 'शहर'],
    leads: ['Leads of the last', 'लीड पिछले'],
    all: ['All', 'सभी'],
    renewals: ['Ending', 'समाप्त होने वाले'],
    lapsed: ['Lapsed', 'समाप्त हो चुके'],
    renewalsHead: ['Days left', 'बचे दिन'],
    lapsedHead: ['Ended', 'कब समाप्त हुए'],
    days: ['%{days} days', '%{days} दिन पहले'],
    packages: ['Packages', 'पैकेज'],
    value: ['Sold for', 'बिक्री मूल्य'],
    older: [
      '%{count} package ended more than 180 days ago and is in no group. |||| %{count} packages ended more than 180 days ago and are in no group.',
      '%{count} पैकेज 180 दिन से ज़्यादा पहले समाप्त हुए और किसी समूह में नहीं हैं।',
    ],
    error: ['The renewals could not be loaded', 'नवीनीकरण लोड नहीं हो सके'],
  },
};
