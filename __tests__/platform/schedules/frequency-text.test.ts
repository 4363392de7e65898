import { readFileSync } from 'node:fs';
import path from 'node:path';
import { frequencyText, type ScheduleTexts } from '@/components/platform/schedules/frequency-text';
import type { Frequency } from '@/lib/contract/platform/schedules/frequency';
import { languages } from '@/lib/contract/platform/languages';
import { formatMessage, type Values } from '@/lib/i18n/format-message';

const textsOf = (language: string): ScheduleTexts => {
  const messages: unknown = JSON.parse(readFileSync(path.join('messages', language, 'schedules.json'), 'utf8'));
  const translate = (key: string, values: Values = {}) => {
    const message = key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], messages);
    return formatMessage(String(message), values, language);
  };
  return translate as unknown as ScheduleTexts;
};

const frequencies: readonly (readonly [Frequency, string])[] = [
  [{ kind: 'minutes', every: 1 }, 'Every minute'],
  [{ kind: 'minutes', every: 5 }, 'Every 5 minutes'],
  [{ kind: 'minutes', every: 120 }, 'Every 2 hours'],
  [{ kind: 'hourly', every: 1, hours: 0.5 }, 'Every 30 minutes, from 09:15 on'],
  [{ kind: 'hourly', every: 3, hours: 0.5 }, 'Every 90 minutes, from 09:15 on'],
  [{ kind: 'hourly', every: 2, hours: 0.5 }, 'Every hour, from 09:15 on'],
  [{ kind: 'hourly', every: 2, hours: 6 }, 'Every 12 hours, from 09:15 on'],
  [{ kind: 'daily', every: 1 }, 'Daily at 09:15'],
  [{ kind: 'daily', every: 3 }, 'Every 3 days at 09:15'],
  [{ kind: 'weekly', every: 1, weekDays: [2] }, 'Weekly on Monday at 09:15'],
  [{ kind: 'weekly', every: 2, weekDays: [1, 7] }, 'Every 2 weeks on Sunday, Saturday at 09:15'],
  [{ kind: 'monthly', every: 1, days: [32, 1, 15, 1] }, 'Monthly on day 1, day 15, Month End at 09:15'],
];

test.each(frequencies)('%j reads as a sentence', (frequency, sentence) => {
  expect(frequencyText(textsOf('en'), frequency, '09:15')).toBe(sentence);
});

test.each(languages)('each frequency is a sentence without a gap in %s', (language) => {
  for (const [frequency] of frequencies) {
    const sentence = frequencyText(textsOf(language), frequency, '09:15');
    expect(sentence).not.toMatch(/[{}#]|undefined/);
    expect(sentence.length).toBeGreaterThan(2);
  }
});
