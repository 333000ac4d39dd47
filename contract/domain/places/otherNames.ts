/** Names by which people know one place: as it is written now, and as it was. */
const places: readonly (readonly string[])[] = [
  ['Alappuzha', 'Alleppey'],
  ['Ayodhya', 'Faizabad'],
  ['Ballari', 'Bellary'],
  ['Belagavi', 'Belgaum'],
  ['Bengaluru', 'Bangalore'],
  ['Chennai', 'Madras'],
  ['Gurugram', 'Gurgaon'],
  ['Guwahati', 'Gauhati'],
  ['Hubballi', 'Hubli'],
  ['Kalaburagi', 'Gulbarga'],
  ['Kannur', 'Cannanore'],
  ['Kochi', 'Cochin', 'Ernakulam'],
  ['Kolkata', 'Calcutta'],
  ['Kollam', 'Quilon'],
  ['Kozhikode', 'Calicut'],
  ['Mangaluru', 'Mangalore'],
  ['Mumbai', 'Bombay'],
  ['Mysuru', 'Mysore'],
  ['Nashik', 'Nasik'],
  ['Odisha', 'Orissa'],
  ['Palakkad', 'Palghat'],
  ['Panaji', 'Panjim'],
  ['Prayagraj', 'Allahabad'],
  ['Puducherry', 'Pondicherry'],
  ['Pune', 'Poona'],
  ['Rajamahendravaram', 'Rajahmundry'],
  ['Chhatrapati Sambhajinagar', 'Sambhajinagar', 'Aurangabad'],
  ['Shimla', 'Simla'],
  ['Shivamogga', 'Shimoga'],
  ['Thane', 'Thana'],
  ['Thiruvananthapuram', 'Trivandrum'],
  ['Thoothukudi', 'Tuticorin'],
  ['Thrissur', 'Trichur'],
  ['Tiruchirappalli', 'Trichy'],
  ['Tumakuru', 'Tumkur'],
  ['Udhagamandalam', 'Ooty', 'Ootacamund'],
  ['Vadodara', 'Baroda'],
  ['Varanasi', 'Banaras', 'Benares'],
  ['Vijayapura', 'Bijapur'],
  ['Visakhapatnam', 'Vizag'],
];

/** The other names of one place, by the whole of one of them, in any letter case; [] of what is no such name. */
export const sameNames = (name: string): readonly string[] => {
  const whole = name.trim().toLowerCase();
  const isIt = (one: string) => one.toLowerCase() === whole;
  return places.find(names => names.some(isIt))?.filter(one => !isIt(one)) ?? [];
};

/** Fewer letters begin too many names. */
const fewest = 4;

/**
 * Other names of the places that a word begins to name: `bangal` is Bengaluru as well.
 * @param word as it is typed, in any letter case
 */
export const otherNames = (word: string): readonly string[] => {
  const begun = word.toLowerCase();
  if (begun.length < fewest) return [];
  const isBegun = (name: string) => name.toLowerCase().startsWith(begun);
  return places.flatMap(names => (names.some(isBegun) ? names.filter(name => !isBegun(name)) : []));
};
