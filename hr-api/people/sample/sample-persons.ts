import { sampleLocations } from '../organisation/sample';
import { daysAfter, type CalendarDate } from '../../platform/dates';
import { homesNear } from '../record/sample/sample-places';
import { sampleNames, sampleStreets } from './sample-names';
import { randomFrom, type Random } from './sample-random';
import { LIVELY_SEATS, type Seat } from './sample-seats';
import type { persons } from '../tables';

type PersonRow = typeof persons.$inferInsert;

const DIALLING_CODE: Record<string, string> = {
  IN: '+91',
  DE: '+49',
  ES: '+34',
  FR: '+33',
  JP: '+81',
  CN: '+86',
  US: '+1',
  GB: '+44',
};

/** `ß` and the like have no accent to take off. */
const PLAIN_LETTERS: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe' };

export function mailName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z ]/g, (letter) => PLAIN_LETTERS[letter] ?? '')
    .replaceAll(' ', '');
}

/** Makes the person in each seat; asked in the order of seats, so that namesakes get numbered mail addresses. */
export function personMaker(today: CalendarDate): (seat: Seat) => PersonRow & { readonly mail: string } {
  const namesakes = new Map<string, number>();
  return (seat) => {
    const random = randomFrom(seat.number + 3_000_001);
    const { country } = sampleLocations[seat.location];
    const { givenName, familyName, gender } = seat.cast ?? randomName(country, random);
    const local = `${mailName(givenName)}.${mailName(familyName)}`;
    const count = (namesakes.get(local) ?? 0) + 1;
    namesakes.set(local, count);
    const mailLocal = count === 1 ? local : `${local}${count}`;
    const isKnown = (probability: number) => seat.cast !== null || random.happens(probability);
    return {
      id: seat.personId,
      empid: seat.empid,
      name: `${givenName} ${familyName}`,
      givenName,
      familyName,
      mail: `${mailLocal}@tarnbrook.example`,
      bornOn: birthday(seat, today, random),
      gender,
      nationality: country,
      phone: isKnown(0.9) ? `${DIALLING_CODE[country] ?? ''} 0000 ${String(seat.number).padStart(6, '0')}` : null,
      personalMail: isKnown(0.7) ? `${mailLocal}@mail.example` : null,
      homeAddress: isKnown(0.8) ? `${random.between(1, 180)} ${random.pick(sampleStreets)}, ${town(seat)}` : null,
      emergencyContact: random.happens(0.6) ? `${randomName(country, random).givenName} ${familyName}` : null,
      about: random.happens(0.25) ? 'Ask me about my work: I like to explain it.' : null,
    };
  };
}

/** City and postal code. */
function town({ location, number }: Seat): string {
  const { city, postalCodes } = homesNear[location];
  return `${city}, ${postalCodes[number % postalCodes.length]}`;
}

function randomName(
  country: string,
  random: Random,
): { givenName: string; familyName: string; gender: 'female' | 'male' } {
  const names = sampleNames[country];
  if (!names) throw new Error(`no names for ${country}`);
  const gender = random.happens(0.5) ? 'female' : 'male';
  return { givenName: random.pick(names[gender]), familyName: random.pick(names.family), gender };
}

/** Of any forty of the first people one has a birthday today and one tomorrow, whatever the day; 1988 has every day of the year. */
function birthday(seat: Seat, today: CalendarDate, random: Random): CalendarDate {
  const isLively = seat.number < LIVELY_SEATS;
  if (isLively && seat.number % 40 === 36) return `1988${today.slice(4)}`;
  if (isLively && seat.number % 40 === 37) return `1988${daysAfter(today, 1).slice(4)}`;
  const age = seat.leader ? random.between(22, 58) : 56;
  return daysAfter(seat.joinedOn, -Math.round(Math.max(age - 14, 21) * 365.25) - random.between(0, 364));
}
