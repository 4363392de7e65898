import { localTimeText } from '../../components/people/card/local-time';

const now = new Date('2026-11-23T20:30:00Z');

test('the time in another zone is told, with the day where it is another one than here', () => {
  expect(localTimeText(now, 'Europe/London', 'en', 'Europe/Berlin')).toBe('20:30');
  expect(localTimeText(now, 'Asia/Kolkata', 'en', 'Europe/London')).toBe('Tue 02:00');
});

test('a zone that is missing or that nobody knows tells no time', () => {
  expect(localTimeText(now, '', 'en')).toBe('');
  expect(localTimeText(now, 'Moon/Base', 'de')).toBe('');
});
