import type { ShopDate } from '../types/time';

/** A holiday, on which the shop offers no appointments. */
export type Holiday = { shopDate: ShopDate; name: string };

const year = (
  number: number,
  days: readonly (readonly [monthDay: string, name: string])[],
): Holiday[] => days.map(([monthDay, name]) => ({ shopDate: `${number}-${monthDay}`, name }));

const span = (first: string, days: number, name: string): (readonly [string, string])[] => {
  const [month = '', day = ''] = first.split('-');
  return Array.from(
    { length: days },
    (_, offset) => [`${month}-${String(Number(day) + offset).padStart(2, '0')}`, name] as const,
  );
};

/**
 * The holidays of 2025 to 2027, oldest first. 2025 has the 26 days of section 9 of the
 * specification, from New Year's Day to Christmas Day. The later years are an estimate from Nepal's
 * public holidays. When the official list is published, compare the days with it.
 */
export const HOLIDAYS: readonly Holiday[] = [
  ...year(2025, [
    ['01-01', "New Year's Day"],
    ['01-14', 'Maghe Sankranti'],
    ['01-29', "Martyrs' Day"],
    ['01-30', 'Sonam Lhosar'],
    ['02-19', 'Democracy Day'],
    ['02-26', 'Maha Shivaratri'],
    ['02-28', 'Gyalpo Lhosar'],
    ['03-13', 'Fagu Purnima (Holi)'],
    ['04-14', 'Nepali New Year'],
    ['05-01', 'Labour Day'],
    ['05-12', 'Buddha Jayanti'],
    ['05-29', 'Republic Day'],
    ['09-19', 'Constitution Day'],
    ['09-22', 'Ghatasthapana'],
    ['09-29', 'Fulpati'],
    ['09-30', 'Maha Ashtami'],
    ['10-01', 'Maha Navami'],
    ['10-02', 'Vijaya Dashami'],
    ['10-03', 'Ekadashi'],
    ['10-20', 'Laxmi Puja'],
    ['10-21', 'Gai Tihar'],
    ['10-22', 'Govardhan and Mha Puja'],
    ['10-23', 'Bhai Tika'],
    ['10-24', 'Tihar holiday'],
    ['10-27', 'Chhath'],
    ['12-25', 'Christmas Day'],
  ]),
  ...year(2026, [
    ['01-01', "New Year's Day"],
    ['01-11', 'Prithvi Jayanti'],
    ['01-15', 'Maghe Sankranti'],
    ['01-19', 'Sonam Lhosar'],
    ['01-30', "Martyrs' Day"],
    ['02-15', 'Maha Shivaratri'],
    ['02-18', 'Gyalpo Lhosar'],
    ['02-19', 'Democracy Day'],
    ['03-02', 'Fagu Purnima (Holi)'],
    ['03-08', "International Women's Day"],
    ['03-18', 'Ghode Jatra'],
    ['03-27', 'Ram Navami'],
    ['04-14', 'Nepali New Year'],
    ['05-01', 'Labour Day and Buddha Jayanti'],
    ['05-29', 'Republic Day'],
    ['08-28', 'Janai Purnima'],
    ['09-04', 'Krishna Janmashtami'],
    ['09-19', 'Constitution Day'],
    ['09-25', 'Indra Jatra'],
    ['10-11', 'Ghatasthapana'],
    ['10-18', 'Fulpati'],
    ...span('10-19', 4, 'Dashain'),
    ['11-08', 'Laxmi Puja'],
    ...span('11-09', 4, 'Tihar'),
    ['11-15', 'Chhath'],
    ['12-25', 'Christmas Day'],
    ['12-30', 'Tamu Lhosar'],
  ]),
  ...year(2027, [
    ['01-01', "New Year's Day"],
    ['01-11', 'Prithvi Jayanti'],
    ['01-15', 'Maghe Sankranti'],
    ['01-30', "Martyrs' Day"],
    ['02-19', 'Democracy Day'],
    ['03-06', 'Maha Shivaratri'],
    ['03-08', "International Women's Day"],
    ['03-21', 'Fagu Purnima (Holi)'],
    ['04-14', 'Nepali New Year'],
    ['04-15', 'Ram Navami'],
    ['05-01', 'Labour Day'],
    ['05-20', 'Buddha Jayanti'],
    ['05-29', 'Republic Day'],
    ['08-17', 'Janai Purnima'],
    ['08-25', 'Krishna Janmashtami'],
    ['09-19', 'Constitution Day'],
    ['09-30', 'Ghatasthapana'],
    ...span('10-06', 6, 'Dashain'),
    ...span('10-29', 3, 'Tihar'),
    ['11-04', 'Chhath'],
    ['12-25', 'Christmas Day'],
    ['12-30', 'Tamu Lhosar'],
  ]),
];
