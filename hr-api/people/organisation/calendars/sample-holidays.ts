import type { DayKind, DayPortion } from '../../../../lib/contract/platform/calendar-rules';
import type organisationTexts from '../texts/en.json';
import type names from './holiday-names.json';

type LocationCode = keyof (typeof organisationTexts)['location'];

export type HolidayCode = keyof typeof names;

interface SampleHoliday {
  readonly code: HolidayCode;
  readonly days: readonly string[];
  readonly kind: DayKind;
  readonly portion: DayPortion;
}

const years = [2025, 2026, 2027] as const;
/** The same day in each year. */
const each = (day: string) => years.map((year) => `${year}-${day}`);

const holiday = (code: HolidayCode, days: readonly string[], more?: Partial<SampleHoliday>): SampleHoliday => ({
  code,
  days,
  kind: 'public',
  portion: 'whole',
  ...more,
});
const regional = { kind: 'regional' } as const;
const optional = { kind: 'optional' } as const;
const fromNoon = { portion: 'second' } as const;

const newYear = holiday('newYear', each('01-01'));
const goodFriday = holiday('goodFriday', ['2025-04-18', '2026-04-03', '2027-03-26']);
const easterMonday = holiday('easterMonday', ['2025-04-21', '2026-04-06', '2027-03-29']);
const labourDay = holiday('labourDay', each('05-01'));
const ascension = holiday('ascension', ['2025-05-29', '2026-05-14', '2027-05-06']);
const whitMonday = holiday('whitMonday', ['2025-06-09', '2026-05-25', '2027-05-17']);
const allSaints = holiday('allSaints', each('11-01'));
const christmas = holiday('christmas', each('12-25'));

const ofIndia = [
  holiday('republicDay', each('01-26')),
  holiday('mahaShivaratri', ['2025-02-26', '2026-02-15', '2027-03-06'], optional),
  holiday('eidAlFitr', ['2025-03-31', '2026-03-21', '2027-03-10'], optional),
  goodFriday,
  holiday('independenceIndia', each('08-15')),
  holiday('ganeshChaturthi', ['2025-08-27', '2026-09-14', '2027-09-04']),
  holiday('gandhiJayanti', each('10-02')),
  // In 2025 it is the day of Gandhi Jayanti.
  holiday('dussehra', ['2026-10-20', '2027-10-09']),
  holiday('guruNanak', ['2025-11-05', '2026-11-24', '2027-11-14'], optional),
  christmas,
];

/** What is free by law or custom in 2025 to 2027 where the sample organisation works; moved days are where they were moved to. */
export const SAMPLE_HOLIDAYS: Record<LocationCode, readonly SampleHoliday[]> = {
  bengaluru: [
    ...ofIndia,
    holiday('makarSankranti', ['2025-01-14', '2026-01-15', '2027-01-15'], regional),
    holiday('holi', ['2025-03-14', '2026-03-04', '2027-03-22'], optional),
    holiday('ugadi', ['2025-03-30', '2026-03-19', '2027-04-07'], regional),
    labourDay,
    holiday('diwali', ['2025-10-20', '2026-11-08', '2027-10-29']),
    holiday('kannadaRajyotsava', each('11-01'), regional),
  ],
  pune: [
    ...ofIndia,
    holiday('makarSankranti', each('01-14'), optional),
    holiday('holi', ['2025-03-14', '2026-03-03', '2027-03-22'], regional),
    holiday('gudiPadwa', ['2025-03-30', '2026-03-19', '2027-04-07'], regional),
    holiday('maharashtraDay', each('05-01'), regional),
    holiday('diwali', ['2025-10-21', '2026-11-08', '2027-10-29']),
  ],
  munich: [
    newYear,
    holiday('epiphany', each('01-06'), regional),
    goodFriday,
    easterMonday,
    labourDay,
    ascension,
    whitMonday,
    holiday('corpusChristi', ['2025-06-19', '2026-06-04', '2027-05-27'], regional),
    holiday('assumption', each('08-15'), regional),
    holiday('germanUnity', each('10-03')),
    holiday('allSaints', each('11-01'), regional),
    holiday('christmasEve', each('12-24'), fromNoon),
    christmas,
    holiday('stStephen', each('12-26')),
    holiday('newYearsEve', each('12-31'), fromNoon),
  ],
  barcelona: [
    newYear,
    holiday('epiphany', each('01-06')),
    goodFriday,
    { ...easterMonday, ...regional },
    labourDay,
    { ...whitMonday, ...regional },
    holiday('santJoan', each('06-24'), regional),
    holiday('assumption', each('08-15')),
    holiday('cataloniaDay', each('09-11'), regional),
    holiday('laMerce', each('09-24'), regional),
    holiday('hispanicDay', each('10-12')),
    allSaints,
    holiday('constitutionSpain', each('12-06')),
    holiday('immaculate', each('12-08')),
    christmas,
    holiday('stStephen', each('12-26'), regional),
  ],
  lyon: [
    newYear,
    easterMonday,
    labourDay,
    holiday('victory1945', each('05-08')),
    ascension,
    whitMonday,
    holiday('bastilleDay', each('07-14')),
    holiday('assumption', each('08-15')),
    allSaints,
    holiday('armistice', each('11-11')),
    christmas,
  ],
  osaka: [
    newYear,
    holiday('comingOfAge', ['2025-01-13', '2026-01-12', '2027-01-11']),
    holiday('foundationDay', each('02-11')),
    holiday('emperorsBirthday', each('02-23')),
    holiday('vernalEquinox', ['2025-03-20', '2026-03-20', '2027-03-21']),
    holiday('showaDay', each('04-29')),
    holiday('constitutionJapan', each('05-03')),
    holiday('greeneryDay', each('05-04')),
    holiday('childrensDay', each('05-05')),
    holiday('marineDay', ['2025-07-21', '2026-07-20', '2027-07-19']),
    holiday('mountainDay', each('08-11')),
    holiday('respectForTheAged', ['2025-09-15', '2026-09-21', '2027-09-20']),
    holiday('citizensHoliday', ['2026-09-22']),
    holiday('autumnalEquinox', each('09-23')),
    holiday('sportsDay', ['2025-10-13', '2026-10-12', '2027-10-11']),
    holiday('cultureDay', each('11-03')),
    holiday('labourThanksgiving', each('11-23')),
    holiday('substituteHoliday', ['2025-02-24', '2025-05-06', '2025-11-24', '2026-05-06', '2027-03-22']),
  ],
  // The days that the law names; weekends that are worked in exchange for longer breaks are announced year by year.
  shanghai: [
    newYear,
    holiday('springFestivalEve', ['2025-01-28', '2026-02-16', '2027-02-05']),
    holiday('springFestival', [
      ...['2025-01-29', '2025-01-30', '2025-01-31', '2026-02-17', '2026-02-18', '2026-02-19'],
      ...['2027-02-06', '2027-02-07', '2027-02-08'],
    ]),
    holiday('qingming', ['2025-04-04', '2026-04-05', '2027-04-05']),
    holiday('labourDay', [...each('05-01'), ...each('05-02')]),
    holiday('dragonBoat', ['2025-05-31', '2026-06-19', '2027-06-09']),
    holiday('midAutumn', ['2025-10-06', '2026-09-25', '2027-09-15']),
    holiday('nationalDayChina', [...each('10-01'), ...each('10-02'), ...each('10-03')]),
  ],
  boston: [
    // New Year’s Day of 2028 is kept on the Friday before it.
    holiday('newYear', [...each('01-01'), '2027-12-31']),
    holiday('martinLutherKing', ['2025-01-20', '2026-01-19', '2027-01-18']),
    holiday('presidentsDay', ['2025-02-17', '2026-02-16', '2027-02-15']),
    holiday('patriotsDay', ['2025-04-21', '2026-04-20', '2027-04-19'], regional),
    holiday('memorialDay', ['2025-05-26', '2026-05-25', '2027-05-31']),
    holiday('juneteenth', ['2025-06-19', '2026-06-19', '2027-06-18']),
    holiday('independenceUs', ['2025-07-04', '2026-07-03', '2027-07-05']),
    holiday('laborUs', ['2025-09-01', '2026-09-07', '2027-09-06']),
    holiday('columbusDay', ['2025-10-13', '2026-10-12', '2027-10-11'], optional),
    holiday('veteransDay', each('11-11')),
    holiday('thanksgiving', ['2025-11-27', '2026-11-26', '2027-11-25']),
    holiday('christmasEve', ['2025-12-24', '2026-12-24'], fromNoon),
    holiday('christmas', ['2025-12-25', '2026-12-25', '2027-12-24']),
  ],
  manchester: [
    newYear,
    goodFriday,
    easterMonday,
    holiday('earlyMay', ['2025-05-05', '2026-05-04', '2027-05-03']),
    holiday('springBank', ['2025-05-26', '2026-05-25', '2027-05-31']),
    holiday('summerBank', ['2025-08-25', '2026-08-31', '2027-08-30']),
    holiday('christmas', ['2025-12-25', '2026-12-25', '2027-12-27']),
    holiday('boxingDay', ['2025-12-26', '2026-12-28', '2027-12-28']),
  ],
};
